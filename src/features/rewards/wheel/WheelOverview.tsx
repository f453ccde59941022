import { bothLoads, loadState, rowsLoad } from '#api/cache/loadState'
import { useAskAgainWhen } from '#api/client/refetch'
import {
  useWheelPointQuery,
  useWheelSettingQuery,
  useWheelSpinsInfiniteQuery,
} from '#api/rewards/wheel'
import { bangkokDay, minuteMs, minutesOf } from '#lib/time'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { WheelStage } from './WheelStage'

interface Props {
  userId: string
}

/** Wheel, points and spins make sense only together. */
export function WheelOverview({ userId }: Props) {
  const setting = loadState(useWheelSettingQuery())
  const points = loadState(useWheelPointQuery(userId))
  const spins = rowsLoad(useWheelSpinsInfiniteQuery(userId))
  // A new day of spins begins when the operator says.
  const reset = minutesOf(setting.answer?.value.resetAt ?? '00:00') * minuteMs
  useAskAgainWhen('Reward', (moment) => bangkokDay(moment - reset))
  return (
    <LoadArea
      state={bothLoads(bothLoads(setting, points), spins)}
      skeleton={<SkeletonBlock height={520} />}
    >
      {([[wheel, own], past]) => (
        <WheelStage wheel={wheel} own={own} spins={past} paging={spins.paging} />
      )}
    </LoadArea>
  )
}

import { bothLoads, loadState, rowsLoad } from '#api/cache/loadState'
import {
  useWheelPointQuery,
  useWheelSettingQuery,
  useWheelSpinsInfiniteQuery,
} from '#api/rewards/wheel'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonBlock } from '#ui/state/Loading'
import { WheelStage } from './WheelStage'

interface Props {
  userId: string
}

/** Wheel, points and spins make sense only together. */
export function WheelOverview({ userId }: Props) {
  const setting = loadState(useWheelSettingQuery())
  const points = loadState(useWheelPointQuery(userId))
  const spins = rowsLoad(useWheelSpinsInfiniteQuery(userId))
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

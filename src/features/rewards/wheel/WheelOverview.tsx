import { bothLoads, loadState } from '../../../api/loadState'
import { useWheelPointQuery, useWheelSettingQuery, useWheelSpinsQuery } from '../../../api/wheel'
import { LoadArea } from '../../../ui/load/LoadArea'
import { SkeletonBlock } from '../../../ui/state/SkeletonBlock'
import { WheelStage } from './WheelStage'

interface Props {
  userId: string
}

/** Wheel, points and spins make sense only together. */
export function WheelOverview({ userId }: Props) {
  const setting = loadState(useWheelSettingQuery())
  const points = loadState(useWheelPointQuery(userId))
  const spins = loadState(useWheelSpinsQuery(userId))
  return (
    <LoadArea
      state={bothLoads(bothLoads(setting, points), spins)}
      skeleton={<SkeletonBlock height={520} />}
    >
      {([[wheel, own], past]) => <WheelStage wheel={wheel} own={own} spins={past} />}
    </LoadArea>
  )
}

import { loadState } from '#api/cache/loadState'
import { useWheelPointQuery } from '#api/rewards/wheel'
import { memberPaths } from '#lib/paths/member'
import { StarIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { ActionTile } from './ActionTile'

/** Points that the wheel can be turned with. */
export function WheelAction({ userId }: { userId: string }) {
  const text = useText()
  return (
    <ActionTile
      to={memberPaths.wheel}
      icon={<StarIcon />}
      title={text('dashboard.actions.wheel')}
      state={loadState(useWheelPointQuery(userId))}
    >
      {({ point }) => text('dashboard.actions.points', { count: point })}
    </ActionTile>
  )
}

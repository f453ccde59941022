import type { WheelPoint, WheelSetting } from '#contract/rewards/wheel'
import { memberPaths } from '#lib/paths/member'
import { StarIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { LinkList } from '#ui/navigation/LinkList'
import { LinkRow } from '#ui/navigation/LinkRow'
import { spinsPossible } from '../wheel/blockedReason'

interface Props {
  wheel: WheelSetting
  own: WheelPoint
}

/** Points, and how many spins they are. */
export function WheelPoints({ wheel, own }: Props) {
  const text = useText()
  const points = text('rewards.hub.wheel.points', { count: own.point })
  const spins = text('rewards.hub.wheel.spins', { count: spinsPossible(wheel, own) })
  return (
    <LinkList>
      <LinkRow
        to={memberPaths.wheel}
        icon={<StarIcon size={22} />}
        title={text('rewards.hub.wheel')}
        hint={`${points} · ${spins}`}
      />
    </LinkList>
  )
}

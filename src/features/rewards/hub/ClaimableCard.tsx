import { bothLoads, loadState, mapLoad, rowsLoad } from '#api/cache/loadState'
import { useCashbackInfiniteQuery } from '#api/rewards/cashback'
import { useInviteSettingQuery, useInviteSummary } from '#api/rewards/invite'
import { useWheelPointQuery, useWheelSettingQuery } from '#api/rewards/wheel'
import type { WheelPoint, WheelSetting } from '#contract/rewards/rewards'
import { memberPaths } from '#lib/paths/member'
import { StarIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { LinkList, LinkRow } from '#ui/navigation/LinkRow'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { spinsPossible } from '../wheel/blockedReason'
import { ClaimableList } from './ClaimableList'
import { claimables } from './claimables'

interface Props {
  userId: string
}

/** Claimable rewards. Each line loads separately, so one that fails does not hide the others. */
export function ClaimableCard({ userId }: Props) {
  const text = useText()
  const cashback = rowsLoad(useCashbackInfiniteQuery(userId))
  const wheel = bothLoads(loadState(useWheelSettingQuery()), loadState(useWheelPointQuery(userId)))
  const invite = bothLoads(loadState(useInviteSettingQuery()), useInviteSummary(userId))
  const skeleton = <SkeletonLines lines={1} lineHeight={56} />
  return (
    <SectionCard title={text('rewards.hub.claimable')}>
      <LoadArea state={mapLoad(cashback, claimables.cashback)} skeleton={skeleton}>
        {(found) => <ClaimableList kind="cashback" found={found} />}
      </LoadArea>
      <LoadArea state={wheel} skeleton={skeleton}>
        {([setting, own]) => <WheelPoints wheel={setting} own={own} />}
      </LoadArea>
      <LoadArea state={mapLoad(invite, claimables.invite)} skeleton={skeleton}>
        {(found) => <ClaimableList kind="invite" found={found} />}
      </LoadArea>
    </SectionCard>
  )
}

interface WheelPointsProps {
  wheel: WheelSetting
  own: WheelPoint
}

/** Points, and the number of spins they buy. */
function WheelPoints({ wheel, own }: WheelPointsProps) {
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

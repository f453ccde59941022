import { bothLoads, loadState, mapLoad } from '#api/cache/loadState'
import { rowsLoad } from '#api/cache/pages'
import { useCashbackInfiniteQuery } from '#api/rewards/cashback'
import { useInviteSettingQuery, useInviteSummary } from '#api/rewards/invite'
import { useWheelPointQuery, useWheelSettingQuery } from '#api/rewards/wheel'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { ClaimableList } from './ClaimableList'
import { claimables } from './claimables'
import { WheelPoints } from './WheelPoints'

interface Props {
  userId: string
}

/** What waits for the player: each line from its own calls, so that one that fails hides no other. */
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

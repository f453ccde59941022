import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { useInviteSummary } from '#api/rewards/invite'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { CardColumn } from '#ui/page/SectionCard'
import { ClaimCard } from './ClaimCard'
import { FriendsCard } from './FriendsCard'
import { FunnelCard } from './FunnelCard'
import { LinkCard } from './LinkCard'

/** `/invite`: the player's link, its results, and claimable commission. */
export function InvitePage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('invite.title')}>
      {userId !== undefined && <Cards key={userId} userId={userId} />}
    </Page>
  )
}

function Cards({ userId }: { userId: string }) {
  const summary = useInviteSummary(userId)
  return (
    <Columns>
      <CardColumn>
        <LinkCard userId={userId} />
      </CardColumn>
      <CardColumn>
        <ClaimCard userId={userId} summary={summary} />
        <FunnelCard summary={summary} />
        <FriendsCard summary={summary} />
      </CardColumn>
    </Columns>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
}))

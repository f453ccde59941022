import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { AccountLinks } from './profile/AccountLinks'
import { ProfileCard } from './profile/ProfileCard'

/** Who the player is here, and the way to everything that concerns the account. */
export function AccountPage() {
  const text = useText()
  const player = useSelector(selectPlayer)
  return (
    <Page title={text('account.title')}>
      {player !== null && (
        <Cards>
          <ProfileCard key={player.id} player={player} />
          <SectionCard title={text('account.links')}>
            <AccountLinks />
          </SectionCard>
        </Cards>
      )}
    </Page>
  )
}

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}))

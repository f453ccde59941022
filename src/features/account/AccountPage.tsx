import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { Cards } from '#ui/page/SectionCard'
import { AccountLinks } from './AccountLinks'
import { ProfileCard } from './profile/ProfileCard'

/** Shows the player's profile and links to all account pages. */
export function AccountPage() {
  const text = useText()
  const player = useSelector(selectPlayer)
  return (
    <Page title={text('account.title')}>
      {player !== null && (
        <Cards>
          <ProfileCard key={player.id} player={player} />
          <AccountLinks />
        </Cards>
      )}
    </Page>
  )
}

import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { Cards } from '#ui/page/SectionCard'
import { AccountLinks } from './AccountLinks'
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
          <AccountLinks />
        </Cards>
      )}
    </Page>
  )
}

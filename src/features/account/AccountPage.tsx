import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { memberPaths } from '#lib/paths/member'
import { FingerprintIcon, LockIcon } from '#ui/icons/actions'
import { InstallIcon } from '#ui/icons/controls'
import { BellIcon, ChatIcon, HelpIcon, ShieldIcon, UserIcon, WalletIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LinkList } from '#ui/navigation/LinkList'
import { LinkRow } from '#ui/navigation/LinkRow'
import { Page } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
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

const links = [
  { to: memberPaths.bank, Icon: WalletIcon, name: 'bank' },
  { to: memberPaths.limits, Icon: ShieldIcon, name: 'limits' },
  { to: memberPaths.password, Icon: LockIcon, name: 'password' },
  { to: memberPaths.appLock, Icon: FingerprintIcon, name: 'appLock' },
  { to: memberPaths.notifications, Icon: BellIcon, name: 'notifications' },
  { to: memberPaths.sessions, Icon: UserIcon, name: 'sessions' },
  { to: memberPaths.install, Icon: InstallIcon, name: 'install' },
  { to: memberPaths.contact, Icon: ChatIcon, name: 'contact' },
  { to: memberPaths.responsible, Icon: HelpIcon, name: 'responsible' },
] as const

/** The pages of the account, with what each is for. */
function AccountLinks() {
  const text = useText()
  return (
    <LinkList>
      {links.map(({ to, Icon, name }) => (
        <LinkRow
          key={to}
          to={to}
          icon={<Icon size={22} />}
          title={text(`account.link.${name}`)}
          hint={text(`account.link.${name}Hint`)}
        />
      ))}
    </LinkList>
  )
}

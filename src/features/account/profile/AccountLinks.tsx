import { memberPaths } from '#lib/paths/member'
import { BellIcon } from '#ui/icons/BellIcon'
import { ChatIcon } from '#ui/icons/ChatIcon'
import { HelpIcon } from '#ui/icons/HelpIcon'
import { InstallIcon } from '#ui/icons/InstallIcon'
import { LockIcon } from '#ui/icons/LockIcon'
import { ShieldIcon } from '#ui/icons/ShieldIcon'
import { UserIcon } from '#ui/icons/UserIcon'
import { WalletIcon } from '#ui/icons/WalletIcon'
import { useText } from '#ui/intl/useText'
import { LinkList } from '#ui/navigation/LinkList'
import { LinkRow } from '#ui/navigation/LinkRow'

const links = [
  { to: memberPaths.bank, Icon: WalletIcon, name: 'bank' },
  { to: memberPaths.limits, Icon: ShieldIcon, name: 'limits' },
  { to: memberPaths.password, Icon: LockIcon, name: 'password' },
  { to: memberPaths.notifications, Icon: BellIcon, name: 'notifications' },
  { to: memberPaths.sessions, Icon: UserIcon, name: 'sessions' },
  { to: memberPaths.install, Icon: InstallIcon, name: 'install' },
  { to: memberPaths.contact, Icon: ChatIcon, name: 'contact' },
  { to: memberPaths.responsible, Icon: HelpIcon, name: 'responsible' },
] as const

/** The pages of the account, with what each is for. */
export function AccountLinks() {
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

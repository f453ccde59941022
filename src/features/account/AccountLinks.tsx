import { memberPaths } from '#lib/paths/member'
import { FingerprintIcon, LockIcon } from '#ui/icons/actions'
import { InstallIcon } from '#ui/icons/controls'
import { BellIcon, ChatIcon, HelpIcon, ShieldIcon, UserIcon, WalletIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LinkList, LinkRow } from '#ui/navigation/LinkRow'
import { SectionCard } from '#ui/page/SectionCard'

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

interface AccountLinksProps {
  /** Links to show; all if omitted. */
  names?: readonly (typeof links)[number]['name'][]
}

/** Links to the account pages, each with a description. */
export function AccountLinks({ names }: AccountLinksProps) {
  const text = useText()
  const shown = names ? links.filter(({ name }) => names.includes(name)) : links
  return (
    <SectionCard title={text('account.links')}>
      <LinkList>
        {shown.map(({ to, Icon, name }) => (
          <LinkRow
            key={to}
            to={to}
            icon={<Icon size={22} />}
            title={text(`account.link.${name}`)}
            hint={text(`account.link.${name}Hint`)}
          />
        ))}
      </LinkList>
    </SectionCard>
  )
}

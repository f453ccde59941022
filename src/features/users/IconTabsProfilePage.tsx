import { LockIcon } from '#ui/icons/actions'
import { SettingsIcon } from '#ui/icons/controls'
import { AddressBookIcon, MailIcon, UserIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { AccountSection, PersonalSection } from './account/sections/AccountSection'
import { PasswordSection } from './account/sections/PasswordSection'
import { ProfileSection } from './account/sections/ProfileSection'
import { SettingsSection } from './account/sections/SettingsSection'
import { ProfileArea } from './account/tabs/ProfileArea'
import { type SectionTabs, TabFrame } from './account/tabs/TabFrame'

const tabs: SectionTabs = [
  {
    id: 'profile',
    label: 'users.section.profile',
    icon: <UserIcon size={20} />,
    Section: ProfileSection,
  },
  {
    id: 'personal',
    label: 'users.section.personal',
    icon: <AddressBookIcon size={20} />,
    Section: PersonalSection,
  },
  {
    id: 'account',
    label: 'users.section.account',
    icon: <MailIcon size={20} />,
    Section: AccountSection,
  },
  {
    id: 'password',
    label: 'users.section.password',
    icon: <LockIcon size={20} />,
    Section: PasswordSection,
  },
  {
    id: 'settings',
    label: 'users.section.settings',
    icon: <SettingsIcon size={20} />,
    Section: SettingsSection,
  },
]

/** Account profile with icon tabs. */
export function IconTabsProfilePage() {
  const text = useText()
  const title = text('users.accountTitle', { layout: text('shell.menu.profile1') })
  return (
    <ProfileArea title={title}>
      {(profile) => <TabFrame label={title} tabs={tabs} profile={profile} />}
    </ProfileArea>
  )
}

import { LockIcon } from '#ui/icons/actions'
import { SettingsIcon } from '#ui/icons/controls'
import { AddressBookIcon, MailIcon, UserIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { AccountSection } from './account/sections/AccountSection'
import { PasswordSection } from './account/sections/PasswordSection'
import { PersonalSection } from './account/sections/PersonalSection'
import { ProfileSection } from './account/sections/ProfileSection'
import { SettingsSection } from './account/sections/SettingsSection'
import { ProfileArea } from './account/tabs/ProfileArea'
import { TabFrame } from './account/tabs/TabFrame'

const tabs = [
  { id: 'profile', label: 'users.section.profile', icon: <UserIcon size={20} /> },
  { id: 'personal', label: 'users.section.personal', icon: <AddressBookIcon size={20} /> },
  { id: 'account', label: 'users.section.account', icon: <MailIcon size={20} /> },
  { id: 'password', label: 'users.section.password', icon: <LockIcon size={20} /> },
  { id: 'settings', label: 'users.section.settings', icon: <SettingsIcon size={20} /> },
] as const

const sections = {
  profile: ProfileSection,
  personal: PersonalSection,
  account: AccountSection,
  password: PasswordSection,
  settings: SettingsSection,
} as const

/** The account profile under tabs with icons. */
export function IconTabsProfilePage() {
  const text = useText()
  const title = text('users.accountTitle', { layout: text('shell.menu.profile1') })
  return (
    <ProfileArea title={title}>
      {(profile) => (
        <TabFrame label={title} tabs={tabs}>
          {(tab) => {
            const Section = sections[tab]
            return <Section profile={profile} />
          }}
        </TabFrame>
      )}
    </ProfileArea>
  )
}

import { useText } from '#ui/intl/useText'
import type { SectionProps } from './account/form/FormFrame'
import { BillingSection } from './account/sections/AccountSection'
import { PasswordSection } from './account/sections/PasswordSection'
import { ProfileSection } from './account/sections/ProfileSection'
import { NoticesSection } from './account/sections/SettingsSection'
import { SwitchList, securitySwitches } from './account/sections/SwitchList'
import { Part } from './account/tabs/Part'
import { ProfileArea } from './account/tabs/ProfileArea'
import { type SectionTabs, TabFrame } from './account/tabs/TabFrame'

const tabs: SectionTabs = [
  { id: 'profile', label: 'users.section.profile', Section: ProfileSection },
  { id: 'billing', label: 'users.section.billing', Section: BillingSection },
  { id: 'security', label: 'users.section.security', Section: SecuritySection },
  { id: 'notifications', label: 'users.section.notifications', Section: NoticesSection },
]

/** Account profile with text tabs. */
export function TabsProfilePage() {
  const text = useText()
  const title = text('users.accountTitle', { layout: text('shell.menu.profile3') })
  return (
    <ProfileArea title={title}>
      {(profile) => <TabFrame label={title} tabs={tabs} profile={profile} />}
    </ProfileArea>
  )
}

/** Security settings of the account. */
export function SecuritySection({ profile }: SectionProps) {
  const text = useText()
  return (
    <>
      <Part title={text('users.section.login')}>
        <SwitchList profile={profile} names={securitySwitches} />
      </Part>
      <Part title={text('users.section.password')}>
        <PasswordSection profile={profile} />
      </Part>
    </>
  )
}

import { useText } from '#ui/intl/useText'
import { BillingSection } from './account/sections/AccountSection'
import { ProfileSection } from './account/sections/ProfileSection'
import { SecuritySection } from './account/sections/SecuritySection'
import { NoticesSection } from './account/sections/SettingsSection'
import { ProfileArea } from './account/tabs/ProfileArea'
import { type SectionTabs, TabFrame } from './account/tabs/TabFrame'

const tabs: SectionTabs = [
  { id: 'profile', label: 'users.section.profile', Section: ProfileSection },
  { id: 'billing', label: 'users.section.billing', Section: BillingSection },
  { id: 'security', label: 'users.section.security', Section: SecuritySection },
  { id: 'notifications', label: 'users.section.notifications', Section: NoticesSection },
]

/** The account profile under tabs of words alone. */
export function TabsProfilePage() {
  const text = useText()
  const title = text('users.accountTitle', { layout: text('shell.menu.profile3') })
  return (
    <ProfileArea title={title}>
      {(profile) => <TabFrame label={title} tabs={tabs} profile={profile} />}
    </ProfileArea>
  )
}

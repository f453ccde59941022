import { useText } from '#ui/intl/useText'
import { BillingSection } from './account/sections/BillingSection'
import { NoticesSection } from './account/sections/NoticesSection'
import { ProfileSection } from './account/sections/ProfileSection'
import { SecuritySection } from './account/sections/SecuritySection'
import { ProfileArea } from './account/tabs/ProfileArea'
import { TabFrame } from './account/tabs/TabFrame'

const tabs = [
  { id: 'profile', label: 'users.section.profile' },
  { id: 'billing', label: 'users.section.billing' },
  { id: 'security', label: 'users.section.security' },
  { id: 'notifications', label: 'users.section.notifications' },
] as const

const sections = {
  profile: ProfileSection,
  billing: BillingSection,
  security: SecuritySection,
  notifications: NoticesSection,
} as const

/** The account profile under tabs of words alone. */
export function TabsProfilePage() {
  const text = useText()
  const title = text('users.accountTitle', { layout: text('shell.menu.profile3') })
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

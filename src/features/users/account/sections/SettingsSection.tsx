import { useText } from '#ui/intl/useText'
import type { SectionProps } from '../form/FormFrame'
import { Part } from '../tabs/Part'
import { noticeSwitches, privacySwitches, SwitchList } from './SwitchList'

/** Notification and privacy settings. */
export function SettingsSection({ profile }: SectionProps) {
  const text = useText()
  return (
    <>
      <Part title={text('users.section.notifications')}>
        <SwitchList profile={profile} names={noticeSwitches} />
      </Part>
      <Part title={text('users.section.privacy')}>
        <SwitchList profile={profile} names={privacySwitches} />
      </Part>
    </>
  )
}

/** Notification settings. */
export function NoticesSection({ profile }: SectionProps) {
  return <SwitchList profile={profile} names={noticeSwitches} />
}

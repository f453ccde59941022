import { useText } from '#ui/intl/useText'
import { Part } from '../tabs/Part'
import { SwitchList } from './SwitchList'
import type { SectionProps } from './sectionProps'
import { noticeSwitches, privacySwitches } from './switchGroups'

/** What one is told of, and what others may see. */
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

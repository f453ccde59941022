import { useText } from '#ui/intl/useText'
import { Part } from '../tabs/Part'
import { PasswordSection } from './PasswordSection'
import { SwitchList } from './SwitchList'
import type { SectionProps } from './sectionProps'
import { securitySwitches } from './switchGroups'

/** What keeps others out. */
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

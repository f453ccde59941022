import { useText } from '#ui/intl/useText'
import type { SectionProps } from '../form/FormFrame'
import { Part } from '../tabs/Part'
import { PasswordSection } from './PasswordSection'
import { SwitchList, securitySwitches } from './SwitchList'

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

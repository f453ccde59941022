import { useText } from '#ui/intl/useText'
import { SectionForm } from '../form/SectionForm'
import type { SectionProps } from './sectionProps'
import { accountSpecs } from './specs'

/** How somebody signs in and in which language we write to them. */
export function AccountSection({ profile, flow }: SectionProps) {
  const text = useText()
  return (
    <SectionForm
      section="account"
      label={text('users.section.account')}
      stored={profile.account}
      specs={accountSpecs}
      flow={flow}
    />
  )
}

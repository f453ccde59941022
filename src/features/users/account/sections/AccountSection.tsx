import { useText } from '#ui/intl/useText'
import type { SectionProps } from '../form/FormFrame'
import { SectionForm } from '../form/SectionForm'
import { accountSpecs, billingSpecs, personalSpecs } from './specs'

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

/** Who somebody is and how to reach them. */
export function PersonalSection({ profile, flow }: SectionProps) {
  const text = useText()
  return (
    <SectionForm
      section="personal"
      label={text('users.section.personal')}
      stored={profile.personal}
      specs={personalSpecs}
      flow={flow}
    />
  )
}

/** To whom and where bills go. */
export function BillingSection({ profile, flow }: SectionProps) {
  const text = useText()
  return (
    <SectionForm
      section="billing"
      label={text('users.section.billing')}
      stored={profile.billing}
      specs={billingSpecs}
      flow={flow}
    />
  )
}

import { useText } from '#ui/intl/useText'
import type { SectionProps } from '../form/FormFrame'
import { SectionForm } from '../form/SectionForm'
import { accountSpecs, billingSpecs, personalSpecs } from './specs'

/** Login data and the language of messages. */
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

/** Name and contact data. */
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

/** Billing name and address. */
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

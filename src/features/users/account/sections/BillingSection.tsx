import { useText } from '#ui/intl/useText'
import { SectionForm } from '../form/SectionForm'
import type { SectionProps } from './sectionProps'
import { billingSpecs } from './specs'

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

import { useText } from '#ui/intl/useText'
import { SectionForm } from '../form/SectionForm'
import type { SectionProps } from './sectionProps'
import { personalSpecs } from './specs'

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

import { useText } from '#ui/intl/useText'
import type { SectionProps } from '../form/FormFrame'
import { SectionForm } from '../form/SectionForm'
import { AvatarChoice } from './AvatarChoice'
import { profileSpecs } from './specs'

/** Public profile: picture, name and a short text. */
export function ProfileSection({ profile, flow }: SectionProps) {
  const text = useText()
  return (
    <>
      <AvatarChoice profile={profile} />
      <SectionForm
        section="profile"
        label={text('users.section.profile')}
        stored={profile.profile}
        specs={profileSpecs}
        flow={flow}
      />
    </>
  )
}

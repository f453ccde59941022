import type { UserProfile } from '#contract/users/profile'
import type { FlowProps } from '../form/flow'

export interface SectionProps extends FlowProps {
  profile: UserProfile
}

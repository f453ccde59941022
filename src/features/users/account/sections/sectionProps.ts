import type { UserProfile } from '../../../../contract/usersProfile'
import type { FlowProps } from '../form/flow'

export interface SectionProps extends FlowProps {
  profile: UserProfile
}

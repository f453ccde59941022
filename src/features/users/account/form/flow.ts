import type { UserProfile } from '#contract/users/profile'

/** A form that is one step of several: its button leads on. */
export interface Flow {
  /** Null in the first step. */
  onBack: (() => void) | null
  onNext: () => void
  isLast: boolean
}

/** What every form of the account profile is given. */
export interface FlowProps {
  /** Left out where a form stands alone. */
  flow?: Flow | undefined
}

export interface SectionProps extends FlowProps {
  profile: UserProfile
}

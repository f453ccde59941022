import type { ProfileSwitch } from '#contract/users/profile'

export const noticeSwitches = [
  'news',
  'replies',
  'reminders',
  'weekly',
  'sounds',
] as const satisfies readonly ProfileSwitch[]

export const privacySwitches = [
  'publicProfile',
  'showOnline',
] as const satisfies readonly ProfileSwitch[]

export const securitySwitches = [
  'twoStep',
  'loginAlerts',
] as const satisfies readonly ProfileSwitch[]

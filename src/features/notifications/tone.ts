import type { NotificationKind } from '#contract/notifications/notification'

const bad: readonly NotificationKind[] = [
  'depositexpired',
  'depositrejected',
  'withdrawrejected',
  'withdrawfailed',
  'promotionexpired',
  'promotioncancelled',
  'promotionlost',
  'capforfeit',
  'grantforfeit',
  'adjustsub',
]

/** Good or bad news; or, while staff are at it, neither. */
export function toneOf(kind: NotificationKind): 'bad' | 'good' | 'pending' {
  if (kind === 'depositreview') return 'pending'
  return bad.includes(kind) ? 'bad' : 'good'
}

import type { Notification, NotificationKind } from '#contract/notifications/notification'

const places: Readonly<Record<NotificationKind, string>> = {
  depositconfirmed: '/wallet/deposit',
  depositexpired: '/wallet/deposit',
  depositreview: '/wallet/deposit',
  depositrejected: '/wallet/deposit',
  withdrawpaid: '/wallet/withdraw',
  withdrawrejected: '/wallet/withdraw',
  withdrawfailed: '/wallet/withdraw',
  promotionactive: '/promotion/received',
  promotioncompleted: '/promotion/received',
  promotionexpired: '/promotion/received',
  promotioncancelled: '/promotion/received',
  promotionlost: '/promotion/received',
  capforfeit: '/promotion/received',
  capwaived: '/promotion/received',
  grantforfeit: '/wallet/statement',
  code: '/rewards/code',
  cashback: '/rewards/cashback',
  wheel: '/rewards/wheel',
  invite: '/invite',
  adjustadd: '/wallet/statement',
  adjustsub: '/wallet/statement',
  supportreply: '/help/contact',
}

/** The page of what an event is about: deposits and withdrawals have one each. */
export function placeOf({ kind, refId }: Pick<Notification, 'kind' | 'refId'>): string {
  const place = places[kind]
  const hasOwn = kind.startsWith('deposit') || kind.startsWith('withdraw')
  if (!hasOwn) return place
  return refId === null ? '/wallet/history' : `${place}/${encodeURIComponent(refId)}`
}

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

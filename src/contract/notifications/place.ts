import { memberPaths } from '#lib/paths/member'
import type { Notification, NotificationKind } from './notification'

const places: Readonly<Record<NotificationKind, string>> = {
  depositconfirmed: memberPaths.deposit,
  depositexpired: memberPaths.deposit,
  depositreview: memberPaths.deposit,
  depositrejected: memberPaths.deposit,
  withdrawpaid: memberPaths.withdraw,
  withdrawrejected: memberPaths.withdraw,
  withdrawfailed: memberPaths.withdraw,
  withdrawreturned: memberPaths.withdraw,
  promotionactive: memberPaths.received,
  promotioncompleted: memberPaths.received,
  promotionexpired: memberPaths.received,
  promotioncancelled: memberPaths.received,
  promotionlost: memberPaths.received,
  capforfeit: memberPaths.received,
  capwaived: memberPaths.received,
  grantforfeit: memberPaths.statement,
  code: memberPaths.code,
  cashback: memberPaths.cashback,
  wheel: memberPaths.wheel,
  invite: memberPaths.invite,
  adjustadd: memberPaths.statement,
  adjustsub: memberPaths.statement,
  limitset: memberPaths.limits,
  limitremoved: memberPaths.limits,
  supportreply: memberPaths.contact,
}

/** @returns the page of an event; each deposit and withdrawal has a page of its own */
export function placeOf({ kind, refId }: Pick<Notification, 'kind' | 'refId'>): string {
  const place = places[kind]
  const hasOwn = kind.startsWith('deposit') || kind.startsWith('withdraw')
  if (!hasOwn) return place
  return refId === null ? memberPaths.history : `${place}/${encodeURIComponent(refId)}`
}

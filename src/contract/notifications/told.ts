import type { NotificationKind } from './notification'

/** What a player can be told of while the app is not looked at, by what they switch on or off as one. */
export const toldKinds = {
  deposits: ['depositconfirmed', 'depositreview', 'depositrejected'],
  withdrawals: ['withdrawpaid', 'withdrawrejected', 'withdrawfailed'],
  limits: ['limitset', 'limitremoved'],
} as const satisfies Record<string, readonly NotificationKind[]>

export const toldGroups = [
  'deposits',
  'withdrawals',
  'limits',
] as const satisfies readonly (keyof typeof toldKinds)[]

export type ToldGroup = (typeof toldGroups)[number]

/** The group of a kind; undefined for what is only in the inbox. */
export function toldGroupOf(kind: NotificationKind): ToldGroup | undefined {
  return toldGroups.find((group) => toldKinds[group].some((told) => told === kind))
}

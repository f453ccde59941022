import type { NotificationKind } from './notification'

/** The events that the device can show as notifications of the system while nobody looks at the app, by the switches of a player. */
export const alertKinds = {
  deposits: ['depositconfirmed', 'depositreview', 'depositrejected'],
  withdrawals: ['withdrawpaid', 'withdrawrejected', 'withdrawfailed'],
  limits: ['limitset', 'limitremoved'],
} as const satisfies Record<string, readonly NotificationKind[]>

export const alertGroups = [
  'deposits',
  'withdrawals',
  'limits',
] as const satisfies readonly (keyof typeof alertKinds)[]

export type AlertGroup = (typeof alertGroups)[number]

/** The switch that a kind belongs to; undefined for what stands only in the inbox. */
export function alertGroupOf(kind: NotificationKind): AlertGroup | undefined {
  return alertGroups.find((group) => alertKinds[group].some((each) => each === kind))
}

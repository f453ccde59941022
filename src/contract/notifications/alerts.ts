/**
 * What a device shows as notifications of the system while nobody looks at the app: POST /usersystem/push, by
 * which it says what it wants, and the push that the worker then gets. Apart from `notification.ts`: most
 * players want none of it.
 */
import * as v from 'valibot'
import { idOnWire, maybe, orderEntries } from '../wire'
import { type NotificationKind, notificationKinds } from './notification'

/** The events that can be shown so, by the switches of a player. */
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

const base64url = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256), v.regex(/^[\w-]+=*$/))

/** All that one device wants: a later order for the same endpoint replaces it. */
export const pushOrderSchema = v.object({
  ...orderEntries,
  /** Where to send; one that answers 404 or 410 is to be forgotten: the player has logged out there. */
  endpoint: v.pipe(v.string(), v.maxLength(2048), v.url(), v.startsWith('https://')),
  p256dh: base64url,
  auth: base64url,
  /** Which alerts; none: the endpoint is to be forgotten. */
  groups: v.array(v.picklist(alertGroups)),
})

export type PushOrder = v.InferOutput<typeof pushOrderSchema>

export const pushAnswerSchema = v.object({ groups: v.array(v.picklist(alertGroups)) })

export type PushAnswer = v.InferOutput<typeof pushAnswerSchema>

/** What the provider sends, as JSON: an event without amount and texts, which the device has itself. */
export const pushSchema = v.object({
  userId: idOnWire,
  /** The event's id in the inbox, so that page and push show it once. */
  notificationId: idOnWire,
  kind: v.picklist(notificationKinds),
  refId: maybe(idOnWire),
})

/** What the page leaves in Cache Storage for the worker, which has no texts and cannot read web storage. */
export const pushSheetSchema = v.object({
  userId: v.string(),
  /** The session's end, in milliseconds since 1970: from then on nothing private is shown. */
  until: v.number(),
  /** The title of each kind that is wanted. */
  titles: v.record(v.string(), v.string()),
  /** Says that there is news, and not what. */
  neutral: v.string(),
  lang: v.string(),
})

export type PushSheet = v.InferOutput<typeof pushSheetSchema>

/**
 * System notifications that a device shows while the app is not visible. With POST /usersystem/push a device
 * chooses them; the worker then receives the push. Separate from `notification.ts`, because most players want
 * none.
 */
import * as v from 'valibot'
import { idOnWire, maybe, requestEntries } from '../wire'
import { type NotificationKind, notificationKinds } from './notification'

/** Events that can be shown as system notifications, by the player's switches. */
export const alertKinds = {
  deposits: ['depositconfirmed', 'depositreview', 'depositrejected'],
  withdrawals: ['withdrawpaid', 'withdrawrejected', 'withdrawfailed', 'withdrawreturned'],
  limits: ['limitset', 'limitremoved'],
} as const satisfies Record<string, readonly NotificationKind[]>

export const alertGroups = [
  'deposits',
  'withdrawals',
  'limits',
] as const satisfies readonly (keyof typeof alertKinds)[]

export type AlertGroup = (typeof alertGroups)[number]

/** @returns the switch of a kind; undefined for kinds that only appear in the inbox */
export function alertGroupOf(kind: NotificationKind): AlertGroup | undefined {
  return alertGroups.find((group) => alertKinds[group].some((each) => each === kind))
}

const base64url = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256), v.regex(/^[\w-]+=*$/))

/** Complete choice of one device: a later request for the same endpoint replaces it. */
export const pushRequestSchema = v.object({
  ...requestEntries,
  /** Address of the push. The provider forgets it after a 404 or 410: the player has logged out there. */
  endpoint: v.pipe(v.string(), v.maxLength(2048), v.url(), v.startsWith('https://')),
  p256dh: base64url,
  auth: base64url,
  /** Chosen alerts; with none, the provider forgets the endpoint. */
  groups: v.array(v.picklist(alertGroups)),
})

export type PushRequest = v.InferOutput<typeof pushRequestSchema>

export const pushAnswerSchema = v.object({ groups: v.array(v.picklist(alertGroups)) })

export type PushAnswer = v.InferOutput<typeof pushAnswerSchema>

/** The provider's push, as JSON: an event without amount and texts, which the device has itself. */
export const pushSchema = v.object({
  userId: idOnWire,
  /** Id of the event in the inbox, so that page and push show it once. */
  notificationId: idOnWire,
  kind: v.picklist(notificationKinds),
  refId: maybe(idOnWire),
})

/** Data that the page leaves in Cache Storage: the worker has no texts and cannot read web storage. */
export const pushSheetSchema = v.object({
  userId: v.string(),
  /** End of the session, in milliseconds since 1970: nothing private is shown after it. */
  until: v.number(),
  /** Title of each wanted kind. */
  titles: v.record(v.string(), v.string()),
  /** Text that announces news without any content. */
  neutral: v.string(),
  lang: v.string(),
})

export type PushSheet = v.InferOutput<typeof pushSheetSchema>

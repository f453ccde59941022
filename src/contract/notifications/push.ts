/** POST /usersystem/push: what a device wants to be told by Web Push; and what the worker reads of such a message. */
import * as v from 'valibot'
import { orderEntries } from '../wallet/order'
import { idOnWire, maybe } from '../wire'
import { notificationKinds } from './notification'
import { toldGroups } from './told'

const base64url = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256), v.regex(/^[\w-]+=*$/))

/** The whole wish of one device: a later one for the same endpoint takes its place. */
export const pushOrderSchema = v.object({
  ...orderEntries,
  /** Where to send; one that answers 404 or 410 is to be forgotten: the player has logged out there. */
  endpoint: v.pipe(v.string(), v.maxLength(2048), v.url(), v.startsWith('https://')),
  p256dh: base64url,
  auth: base64url,
  /** What of; none: the endpoint is to be forgotten. */
  groups: v.array(v.picklist(toldGroups)),
})

export type PushOrder = v.InferOutput<typeof pushOrderSchema>

export const pushAnswerSchema = v.object({ groups: v.array(v.picklist(toldGroups)) })

export type PushAnswer = v.InferOutput<typeof pushAnswerSchema>

/** What the provider sends, as JSON: an event without amount and words. Those are the device's own. */
export const pushSchema = v.object({
  userId: idOnWire,
  /** That of the inbox: the same event is told once, whoever tells it. */
  notificationId: idOnWire,
  kind: v.picklist(notificationKinds),
  refId: maybe(idOnWire),
})

/** What the page leaves for the worker, which has no texts and reads no web storage. */
export const pushSheetSchema = v.object({
  userId: v.string(),
  /** The session's end, in milliseconds since 1970: from then on nothing private is told. */
  until: v.number(),
  /** The words of each kind that is wanted. */
  titles: v.record(v.string(), v.string()),
  /** Says that there is news, and not what. */
  neutral: v.string(),
  lang: v.string(),
})

export type PushSheet = v.InferOutput<typeof pushSheetSchema>

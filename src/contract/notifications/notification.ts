/** GET /usersystem/notification/{id}: what happened to a player's money, newest first. */
import * as v from 'valibot'
import { bahtOnWire, idOnWire, instantOnWire, maybe } from '../wire'

export const notificationKinds = [
  'depositconfirmed',
  'depositexpired',
  'depositreview',
  'depositrejected',
  'withdrawpaid',
  'withdrawrejected',
  'withdrawfailed',
  'promotionactive',
  'promotioncompleted',
  'promotionexpired',
  'promotioncancelled',
  // The amount of these three is what was deducted, zero for nothing. Lost: less than 1 baht was left.
  'promotionlost',
  'capforfeit',
  'capwaived',
  // Code or cashback credit whose turnover was not complete was deducted.
  'grantforfeit',
  'code',
  'cashback',
  'wheel',
  'invite',
  'adjustadd',
  'adjustsub',
  // Set or confirmed, so that it counts; or gone, after a day and a second yes.
  'limitset',
  'limitremoved',
  'supportreply',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

export const notificationSchema = v.object({
  /** The same for the same event each time, so that "read" can be kept by it. */
  notificationId: idOnWire,
  kind: v.picklist(notificationKinds),
  amount: maybe(bahtOnWire),
  /** The deposit, withdrawal, received promotion… that it is about. */
  refId: maybe(idOnWire),
  /** A promotion's name, or the reason of a rejection. */
  text: maybe(v.string()),
  createdAt: instantOnWire,
})

export type Notification = v.InferOutput<typeof notificationSchema>

export const notificationsSchema = v.array(notificationSchema)

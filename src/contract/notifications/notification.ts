/** GET /usersystem/notification/{id}: the events of a player's money, newest first. */
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
  'withdrawreturned',
  'promotionactive',
  'promotioncompleted',
  'promotionexpired',
  'promotioncancelled',
  // Lost: less than 1 baht was left. The amounts of expired, cancelled and lost promotions and of `capforfeit`
  // are what was deducted, zero for nothing. The amount of `capwaived` is the cap.
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
  // Set or confirmed, so it is in force; or removed, after a day and a second confirmation.
  'limitset',
  'limitremoved',
  'supportreply',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

export const notificationSchema = v.object({
  /** Stable for the same event, so that "read" can be stored by it. */
  notificationId: idOnWire,
  kind: v.picklist(notificationKinds),
  amount: maybe(bahtOnWire),
  /** Id of the deposit, withdrawal, received promotion… concerned. */
  refId: maybe(idOnWire),
  /** A promotion's name, or the reason of a rejection. */
  text: maybe(v.string()),
  createdAt: instantOnWire,
})

export type Notification = v.InferOutput<typeof notificationSchema>

export const notificationsSchema = v.array(notificationSchema)

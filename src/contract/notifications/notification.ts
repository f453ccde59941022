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
  // Lost: the credit was played away. Cap: what was over the withdraw cap went at completion; waived:
  // a cap of the earlier rules, which waited for a withdrawal, was dropped.
  'promotionlost',
  'capforfeit',
  'capwaived',
  // Code or cashback credit that was not played through was taken back.
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

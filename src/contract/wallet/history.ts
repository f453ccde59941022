/**
 * GET /userbalance/history/{id} and /userbalance/withdrawhistory/{id}: all rows, newest first. Beyond
 * the specification the address may ask for a part of them. Who does not know that answers everything,
 * so the app never takes it for granted.
 */
import * as v from 'valibot'
import { bahtOnWire, dayText, idOnWire, instantOnWire, maybe } from '../wire'

export const depositStatuses = [
  'pending',
  'submitted',
  'matched',
  'review',
  'confirmed',
  'expired',
  'rejected',
  'cancelled',
] as const

export type DepositStatus = (typeof depositStatuses)[number]

/** One row of a player's deposits. */
export const depositRecordSchema = v.object({
  depositId: idOnWire,
  /** What the player was asked to send, with the satang that make it unique. */
  amount: bahtOnWire,
  /** What the credit grew by; zero unless confirmed. */
  creditedAmount: bahtOnWire,
  channel: v.picklist(['bank', 'qr']),
  /** The operator's account it went to. */
  bank_name: v.string(),
  PromotionID: maybe(idOnWire),
  status: v.picklist(depositStatuses),
  reason: maybe(v.string()),
  createdAt: instantOnWire,
  decidedAt: maybe(instantOnWire),
})

export type DepositRecord = v.InferOutput<typeof depositRecordSchema>

export const depositRecordsSchema = v.array(depositRecordSchema)

export const withdrawStatuses = ['requested', 'approved', 'paid', 'rejected', 'failed'] as const

export type WithdrawStatus = (typeof withdrawStatuses)[number]

/** One row of a player's withdrawals. */
export const withdrawRecordSchema = v.object({
  withdrawId: idOnWire,
  amount: bahtOnWire,
  fee: bahtOnWire,
  /** The player's own account as it was then. */
  bank_name: v.string(),
  book_number: v.string(),
  book_name: v.string(),
  status: v.picklist(withdrawStatuses),
  bankRef: maybe(v.string()),
  reason: maybe(v.string()),
  createdAt: instantOnWire,
  paidAt: maybe(instantOnWire),
})

export type WithdrawRecord = v.InferOutput<typeof withdrawRecordSchema>

export const withdrawRecordsSchema = v.array(withdrawRecordSchema)

/** What may stand in the address of a history. */
export const historyQuerySchema = v.object({
  /** With it the rows come by pages, as those of other long lists: see `contract/page.ts`. */
  limit: maybe(v.literal('30', 'limit: Only 30')),
  after: maybe(v.string()),
  /** What was asked for or decided on the last so many Bangkok days, and what is still open. */
  days: maybe(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'days: 1 to 999'), v.transform(Number))),
  status: maybe(v.picklist([...depositStatuses, ...withdrawStatuses])),
  /** Bangkok days on which it was asked for, both included. */
  from: maybe(dayText),
  to: maybe(dayText),
})

/** So many days the dashboard tells of. */
export const recentDays = 90

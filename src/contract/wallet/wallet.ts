/**
 * GET /userbalance/wallet/{id}: the free and the locked part of a player's credit, and why. Also the balance
 * alone.
 */
import * as v from 'valibot'
import {
  bahtOnWire,
  countOnWire,
  dayText,
  idOnWire,
  instantOnWire,
  maybe,
  requestEntries,
  searchText,
} from '../wire'

/** The active promotion: the cost of giving it up, and what its completion leaves. */
const walletPromotionSchema = v.object({
  receivedId: idOnWire,
  PromotionID: idOnWire,
  PromotionName: v.string(),
  bonus: bahtOnWire,
  /** If it were given up now: `keepsIfCancelled + takenIfCancelled = credit`. */
  keepsIfCancelled: bahtOnWire,
  takenIfCancelled: bahtOnWire,
  /** Zero means no cap. */
  maxWithdraw: bahtOnWire,
  /** Most that completion leaves: the cap and the money received since activation; null for no cap. */
  keepsAtCompletion: maybe(bahtOnWire),
  turnoverRequired: bahtOnWire,
  turnoverDone: bahtOnWire,
  expiresAt: maybe(instantOnWire),
})

export type WalletPromotion = v.InferOutput<typeof walletPromotionSchema>

/** One reason why credit cannot be withdrawn: turnover required for something granted. */
const walletLockSchema = v.object({
  /** `promotion`, `code` or `cashback`; a provider may know more. */
  source: v.string(),
  /** Id of the received promotion, the redemption, the period… */
  refId: idOnWire,
  /** Name of the promotion, or the code; null if the source says enough. */
  name: maybe(v.string()),
  /** Amount granted with it. */
  amount: v.optional(bahtOnWire, 0),
  /** Current bonus pot: the grant and its winnings. It is forfeited if the lock is given up. */
  pot: v.optional(bahtOnWire, 0),
  required: bahtOnWire,
  done: bahtOnWire,
  left: bahtOnWire,
  createdAt: maybe(instantOnWire),
})

export type WalletLock = v.InferOutput<typeof walletLockSchema>

const destinationSchema = v.object({
  bank_name: v.string(),
  /** The last four digits of the account's number. */
  tail: v.string(),
  book_name: v.string(),
  /** Time of the last change, as a withdrawal request names it. */
  bankChangedAt: maybe(v.string()),
})

export const walletSchema = v.object({
  /** `own + bonus = credit`; a provider without a separate bonus leaves both parts out. */
  credit: bahtOnWire,
  own: maybe(bahtOnWire),
  bonus: maybe(bahtOnWire),
  /** Deducted from the credit for a withdrawal that is not paid yet. */
  onHold: bahtOnWire,
  /** Amount that credit and turnover allow to withdraw now; the limits of the setting apply as well. */
  available: bahtOnWire,
  /** Credit locked by turnover; `available + locked = credit`. */
  locked: bahtOnWire,
  /** Turnover still required: the largest remainder of all locks, because each stake counts for all. */
  turnoverLeft: bahtOnWire,
  promotion: maybe(walletPromotionSchema),
  /** All locks, oldest first. While there is one, only own money can be available. */
  locks: v.optional(v.array(walletLockSchema), []),
  /** Withdrawals of this Bangkok day that count towards the limit: waiting and paid ones. */
  withdrawnToday: bahtOnWire,
  withdrawCountToday: countOnWire,
  /** Remainder of the daily limit. */
  withdrawLeftToday: bahtOnWire,
  /** The one unfinished withdrawal, and the one unfinished deposit. */
  openWithdrawId: maybe(idOnWire),
  openDepositId: maybe(idOnWire),
  /** Deposits under review, newest first: still open, but the player can make another one. */
  reviewDepositIds: v.optional(v.array(idOnWire), []),
  /** Until then withdrawals are rejected, because the bank account changed. */
  bankHoldUntil: maybe(instantOnWire),
  /** Current destination of withdrawals: staff may have changed it since the player logged in. */
  destination: maybe(destinationSchema),
  /** Totals over the life of the account. */
  depositTotal: bahtOnWire,
  withdrawTotal: bahtOnWire,
})

export type Wallet = v.InferOutput<typeof walletSchema>

/** A player's balance: a bare number, numeric text, or an object that holds one → satang. */
export const balanceSchema = v.union([
  bahtOnWire,
  v.pipe(
    v.object({ balance: bahtOnWire }),
    v.transform(({ balance }) => balance),
  ),
  v.pipe(
    v.object({ credit: bahtOnWire }),
    v.transform(({ credit }) => credit),
  ),
])

/**
 * Deposits (POST /userbalance/deposit, …/depositslip, …/depositsubmit, …/depositcancel), withdrawals (POST
 * /userbalance/withdraw), and the histories of both.
 */

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

const depositChannels = ['bank', 'qr'] as const

export const stepActors = ['player', 'staff', 'system'] as const

/** Who changed a status: the player, staff, or the system, by time or bank. */
export type StepActor = (typeof stepActors)[number]

/** Status changes of a deposit or withdrawal, oldest first; empty if the provider does not send them. */
function stepsSchema<const Status extends string>(statuses: readonly Status[]) {
  const step = v.object({
    status: v.picklist(statuses),
    at: instantOnWire,
    by: v.picklist(stepActors),
    reason: maybe(v.string()),
  })
  return v.optional(v.array(step), [])
}

/** One row of a player's deposits. */
export const depositRecordSchema = v.object({
  depositId: idOnWire,
  /** Amount that the player was asked to send, with the satang that make it unique. */
  amount: bahtOnWire,
  /** Amount credited; zero unless confirmed. */
  creditedAmount: bahtOnWire,
  channel: v.picklist(depositChannels),
  /** Bank of the operator's account that receives it. */
  bank_name: v.string(),
  PromotionID: maybe(idOnWire),
  status: v.picklist(depositStatuses),
  reason: maybe(v.string()),
  createdAt: instantOnWire,
  decidedAt: maybe(instantOnWire),
  steps: stepsSchema(depositStatuses),
})

export type DepositRecord = v.InferOutput<typeof depositRecordSchema>

export const depositRecordsSchema = v.array(depositRecordSchema)

export const depositRequestSchema = v.object({
  ...requestEntries,
  amount: bahtOnWire,
  transferBankID: idOnWire,
  channel: v.picklist(depositChannels),
  PromotionID: maybe(idOnWire),
  /** Version of the promotion's terms, as in a claim. */
  version: v.optional(countOnWire),
})

/** Requested deposit; the provider adds 1 to 99 satang that make the amount unique. */
export type DepositRequest = v.InferOutput<typeof depositRequestSchema>

/** "I have sent it" (…/depositsubmit), and "I will not" (…/depositcancel). */
export const depositStepSchema = v.object({ ...requestEntries, depositId: idOnWire })

export type DepositStep = v.InferOutput<typeof depositStepSchema>

/** Minutes that a deposit waits for its money; a provider may allow more, see `expiresAt` of each deposit. */
export const payMinutes = 15

/** Minutes within which staff answer a deposit under review; each names its own end (`reviewUntil`). */
export const reviewMinutes = 30

export const slipTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Bytes; shown as "5 MB". */
export const longestSlip = 5 * 1024 * 1024

export const slipRequestSchema = v.object({
  ...depositStepSchema.entries,
  /** The picture in base64; its first bytes determine the type. */
  image: v.pipe(v.string(), v.nonEmpty()),
})

/** A picture of the transfer. Also counts as "I have sent it". */
export type SlipRequest = v.InferOutput<typeof slipRequestSchema>

/** One deposit with everything that its page shows. */
export const depositSchema = v.object({
  ...depositRecordSchema.entries,
  /** Requested amount, without the satang that make it unique. */
  baseAmount: bahtOnWire,
  transferBankID: idOnWire,
  book_number: v.string(),
  book_name: v.string(),
  promptPayId: maybe(v.string()),
  expiresAt: instantOnWire,
  submittedAt: maybe(instantOnWire),
  /** When a slip was sent, if one was. */
  slipAt: maybe(instantOnWire),
  /** Amount received for a deposit under review, if any. */
  arrivedAmount: maybe(bahtOnWire),
  arrivedAt: maybe(instantOnWire),
  /** Latest time of the staff's answer. */
  reviewUntil: maybe(instantOnWire),
})

export type Deposit = v.InferOutput<typeof depositSchema>

/** Statuses in which a deposit waits for its money; a player has at most one such deposit. */
const openDepositStatuses = ['pending', 'submitted', 'matched'] as const

export function isOpenDeposit({ status }: { status: Deposit['status'] }): boolean {
  return openDepositStatuses.some((open) => open === status)
}

/** @returns true if the deposit can still be credited: it waits for its money, or for staff */
export function isUndecided(deposit: { status: Deposit['status'] }): boolean {
  return isOpenDeposit(deposit) || deposit.status === 'review'
}

/** @returns the picture type that the first bytes show; null for anything else */
export function slipTypeOf(bytes: Uint8Array): (typeof slipTypes)[number] | null {
  const starts = (at: number, ...wanted: number[]) =>
    wanted.every((byte, index) => bytes[at + index] === byte)
  if (starts(0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  // "RIFF", four bytes of length, "WEBP"
  return starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)
    ? 'image/webp'
    : null
}

export const withdrawStatuses = [
  'requested',
  'approved',
  'paid',
  'rejected',
  'failed',
  // The bank sent the money back after it was paid, so the amount is in the credit again.
  'returned',
] as const

export type WithdrawStatus = (typeof withdrawStatuses)[number]

/** One row of a player's withdrawals. */
export const withdrawRecordSchema = v.object({
  withdrawId: idOnWire,
  amount: bahtOnWire,
  fee: bahtOnWire,
  /** The player's own account at that time. */
  bank_name: v.string(),
  book_number: v.string(),
  book_name: v.string(),
  status: v.picklist(withdrawStatuses),
  bankRef: maybe(v.string()),
  reason: maybe(v.string()),
  createdAt: instantOnWire,
  paidAt: maybe(instantOnWire),
  steps: stepsSchema(withdrawStatuses),
})

export type WithdrawRecord = v.InferOutput<typeof withdrawRecordSchema>

export const withdrawRecordsSchema = v.array(withdrawRecordSchema)

/** A player cannot cancel a withdrawal. */
export const withdrawRequestSchema = v.object({
  ...requestEntries,
  amount: bahtOnWire,
  /** Fee that the player confirmed; rejected with `termschanged` if it has changed. */
  fee: v.optional(bahtOnWire),
  /** Last change of the account that the player was shown, null for never; rejected in the same way. */
  bankChangedAt: v.optional(v.nullable(v.string())),
})

/** Withdrawal to the player's own account, as the provider knows it. */
export type WithdrawRequest = v.InferOutput<typeof withdrawRequestSchema>

/** One withdrawal with everything that its page shows. */
export const withdrawalSchema = v.object({
  ...withdrawRecordSchema.entries,
  approvedAt: maybe(instantOnWire),
  /** When it was rejected, could not be paid, or came back. */
  closedAt: maybe(instantOnWire),
})

export type Withdrawal = v.InferOutput<typeof withdrawalSchema>

/** Statuses in which a withdrawal waits; a player has at most one such withdrawal. */
export const openWithdrawStatuses = ['requested', 'approved', 'failed'] as const

export function isOpenWithdrawal({ status }: { status: Withdrawal['status'] }): boolean {
  return openWithdrawStatuses.some((open) => open === status)
}

/**
 * Query parameters of GET /userbalance/history/{id} and /userbalance/withdrawhistory/{id}, which answer all
 * rows, newest first. They are beyond the specification: a provider that does not know them answers everything,
 * so the app never relies on them.
 */
export const historyQuerySchema = v.object({
  /** With it the rows come in pages, as in other long lists: see `contract/provider.ts`. */
  limit: maybe(v.literal('30', 'limit: Only 30')),
  after: maybe(v.string()),
  /** Rows requested or decided on the last so many Bangkok days, and all open rows. */
  days: maybe(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'days: 1 to 999'), v.transform(Number))),
  status: maybe(v.picklist([...new Set([...depositStatuses, ...withdrawStatuses])])),
  /** Bangkok days of the request, both included. */
  from: maybe(dayText),
  to: maybe(dayText),
  /** Only matching rows, by the rule of `moneySearch`. */
  search: maybe(searchText),
})

/** Days that the dashboard covers. */
export const recentDays = 90

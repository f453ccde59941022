/**
 * GET /userbalance/wallet/{id}: what of a player's credit is free, what is not, and why; and the balance
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
  orderEntries,
} from '../wire'

/** The promotion in use: what giving it up costs, and what its completion leaves. */
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
  /** What completion leaves at most: the cap and the money that came in since activation; null for all. */
  keepsAtCompletion: maybe(bahtOnWire),
  turnoverRequired: bahtOnWire,
  turnoverDone: bahtOnWire,
  expiresAt: maybe(instantOnWire),
})

export type WalletPromotion = v.InferOutput<typeof walletPromotionSchema>

/** One reason why credit cannot be withdrawn: turnover that came with something granted. */
const walletLockSchema = v.object({
  /** `promotion`, `code` or `cashback`; a provider may know more. */
  source: v.string(),
  /** The received promotion, the redemption, the period… */
  refId: idOnWire,
  /** The promotion's name or the code; null where the source says it all. */
  name: maybe(v.string()),
  /** What was granted with it. */
  amount: v.optional(bahtOnWire, 0),
  /** Its bonus pot now: what was granted, and won with that. It is forfeited if the lock is given up. */
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
  /** When it was changed last, as a withdrawal names it. */
  bankChangedAt: maybe(v.string()),
})

export const walletSchema = v.object({
  /** `own + bonus = credit`; left out by a provider that keeps no bonus apart. */
  credit: bahtOnWire,
  own: maybe(bahtOnWire),
  bonus: maybe(bahtOnWire),
  /** Has left the credit for a withdrawal that is not paid yet. */
  onHold: bahtOnWire,
  /** May be withdrawn now, by credit and turnover; the setting's limits come on top. */
  available: bahtOnWire,
  /** Credit that turnover holds back; `available + locked = credit`. */
  locked: bahtOnWire,
  /** Turnover still to be played: the largest rest of all locks, for each stake counts for all. */
  turnoverLeft: bahtOnWire,
  promotion: maybe(walletPromotionSchema),
  /** All that holds credit back, oldest first. While there is one, no more than own money is available. */
  locks: v.optional(v.array(walletLockSchema), []),
  /** Withdrawals of this Bangkok day that count: those waiting and those paid. */
  withdrawnToday: bahtOnWire,
  withdrawCountToday: countOnWire,
  /** What the day's limit still allows. */
  withdrawLeftToday: bahtOnWire,
  /** The one withdrawal, and the one deposit, that is not finished. */
  openWithdrawId: maybe(idOnWire),
  openDepositId: maybe(idOnWire),
  /** Deposits that staff look at, newest first: open, though another may be made. */
  reviewDepositIds: v.optional(v.array(idOnWire), []),
  /** Withdrawals are refused until then, because the bank account changed. */
  bankHoldUntil: maybe(instantOnWire),
  /** Where withdrawals go now: staff may have changed it since the player logged in. */
  destination: maybe(destinationSchema),
  /** Over the whole life of the account. */
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
 * Money that comes from a player's bank and goes back to it: deposits (POST /userbalance/deposit,
 * …/depositslip, …/depositsubmit, …/depositcancel), withdrawals (POST /userbalance/withdraw), and the
 * histories of both.
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

/** Who changed a status: the player, one of the staff, or time and the bank. */
export type StepActor = (typeof stepActors)[number]

/** How a deposit or withdrawal came to its status, the oldest first; none from a provider that does not say. */
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
  /** What the player was asked to send, with the satang that make it unique. */
  amount: bahtOnWire,
  /** What the credit grew by; zero unless confirmed. */
  creditedAmount: bahtOnWire,
  channel: v.picklist(depositChannels),
  /** The operator's account it went to. */
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

export const depositOrderSchema = v.object({
  ...orderEntries,
  amount: bahtOnWire,
  transferBankID: idOnWire,
  channel: v.picklist(depositChannels),
  PromotionID: maybe(idOnWire),
  /** Of the promotion, as when it is received. */
  version: v.optional(countOnWire),
})

/** What a player wants to send; the provider adds 1 to 99 satang that make the amount unique. */
export type DepositOrder = v.InferOutput<typeof depositOrderSchema>

/** "I have sent it" (…/depositsubmit), and "I will not" (…/depositcancel). */
export const depositStepSchema = v.object({ ...orderEntries, depositId: idOnWire })

export type DepositStep = v.InferOutput<typeof depositStepSchema>

/** Minutes that a deposit waits for its money. A provider may give it longer: each names its end (`expiresAt`). */
export const payMinutes = 15

/** Minutes within which staff answer a deposit that they look at; each names its own (`reviewUntil`). */
export const reviewMinutes = 30

export const slipTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** "5 MB", as people count it. */
export const longestSlip = 5 * 1024 * 1024

export const slipOrderSchema = v.object({
  ...depositStepSchema.entries,
  /** The picture in base64; what it is, its first bytes say. */
  image: v.pipe(v.string(), v.nonEmpty()),
})

/** A picture of the transfer. Counts as "I have sent it" as well. */
export type SlipOrder = v.InferOutput<typeof slipOrderSchema>

/** One deposit with all that its page shows. */
export const depositSchema = v.object({
  ...depositRecordSchema.entries,
  /** What the player asked for, without the satang that make it unique. */
  baseAmount: bahtOnWire,
  transferBankID: idOnWire,
  book_number: v.string(),
  book_name: v.string(),
  promptPayId: maybe(v.string()),
  expiresAt: instantOnWire,
  submittedAt: maybe(instantOnWire),
  /** When a slip was sent, if one was. */
  slipAt: maybe(instantOnWire),
  /** What came in for a deposit under review, if anything did. */
  arrivedAmount: maybe(bahtOnWire),
  arrivedAt: maybe(instantOnWire),
  /** When staff answer at the latest. */
  reviewUntil: maybe(instantOnWire),
})

export type Deposit = v.InferOutput<typeof depositSchema>

/** The statuses in which a deposit waits for its money; a player has one such at most. */
const openDepositStatuses = ['pending', 'submitted', 'matched'] as const

export function isOpenDeposit({ status }: { status: Deposit['status'] }): boolean {
  return openDepositStatuses.some((open) => open === status)
}

/** Whether it can still be credited: it waits for its money, or for staff. */
export function isUndecided(deposit: { status: Deposit['status'] }): boolean {
  return isOpenDeposit(deposit) || deposit.status === 'review'
}

/** What a picture's first bytes say that it is; null for anything else. */
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
  steps: stepsSchema(withdrawStatuses),
})

export type WithdrawRecord = v.InferOutput<typeof withdrawRecordSchema>

export const withdrawRecordsSchema = v.array(withdrawRecordSchema)

/** A player cannot take a withdrawal back. */
export const withdrawOrderSchema = v.object({
  ...orderEntries,
  amount: bahtOnWire,
  /** What the player was told that it costs; refused with `termschanged` when it is another one by now. */
  fee: v.optional(bahtOnWire),
  /** When the account that the player was shown was changed last, null for never; refused likewise. */
  bankChangedAt: v.optional(v.nullable(v.string())),
})

/** Goes to the player's own account, as the provider knows it. */
export type WithdrawOrder = v.InferOutput<typeof withdrawOrderSchema>

/** One withdrawal with all that its page shows. */
export const withdrawalSchema = v.object({
  ...withdrawRecordSchema.entries,
  approvedAt: maybe(instantOnWire),
  /** When it was rejected or could not be paid. */
  closedAt: maybe(instantOnWire),
})

export type Withdrawal = v.InferOutput<typeof withdrawalSchema>

/** The statuses in which a withdrawal waits; a player has one such at most. */
export const openWithdrawStatuses = ['requested', 'approved', 'failed'] as const

export function isOpenWithdrawal({ status }: { status: Withdrawal['status'] }): boolean {
  return openWithdrawStatuses.some((open) => open === status)
}

/**
 * What may stand in the address of GET /userbalance/history/{id} and /userbalance/withdrawhistory/{id}, which
 * answer all rows, newest first. It is beyond the specification: who does not know it answers everything, so
 * the app never takes it for granted.
 */
export const historyQuerySchema = v.object({
  /** With it the rows come by pages, as those of other long lists: see `contract/provider.ts`. */
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

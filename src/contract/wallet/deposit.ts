/** Deposits: POST /userbalance/deposit, …/depositslip, …/depositsubmit, …/depositcancel, and reading one. */
import * as v from 'valibot'
import { bahtOnWire, idOnWire, instantOnWire, maybe } from '../wire'
import { depositRecordSchema } from './history'
import { orderEntries } from './order'

export const depositChannels = ['bank', 'qr'] as const

export const depositOrderSchema = v.object({
  ...orderEntries,
  amount: bahtOnWire,
  transferBankID: idOnWire,
  channel: v.picklist(depositChannels),
  PromotionID: maybe(idOnWire),
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
export const openDepositStatuses = ['pending', 'submitted', 'matched'] as const

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

/**
 * Deposits with all their steps: POST /userbalance/deposit, then the player's "money sent", slip or
 * cancellation, and confirmation, expiry, review or rejection. All join the caller's transaction.
 */
import type * as v from 'valibot'
import {
  type DepositRequest,
  type DepositStatus,
  type DepositStep,
  type depositSchema,
  payMinutes,
  reviewMinutes,
  slipTypeOf,
} from '#contract/wallet/wallet'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { isOpenAt, minuteMs, secondMs } from '#lib/time'
import { ProviderError } from '../../answer'
import { isoNow, later, now } from '../../clock'
import { randomBelow, randomText } from '../../random'
import { database } from '../database/database'
import type { SlipRow } from '../database/playRows'
import type { DepositRow } from '../database/rows'
import { activateFor } from '../promotion/lifecycle'
import { releaseReceived, reserve } from '../promotion/receive'
import { depositLeft, requirePlayable } from '../protection/protection'
import { unplayedFields } from '../rewards/played'
import { isAutomatic } from '../site'
import { stepsForPlayer, stepsOfDeposit, stepsWith } from '../steps'
import { post } from '../wallet/ledger'

async function describeDeposit(row: DepositRow): Promise<v.InferInput<typeof depositSchema>> {
  const bank = await database.transferBanks.get(row.transferBankID)
  return {
    depositId: row.depositId,
    amount: bahtFromSatang(row.amount),
    baseAmount: bahtFromSatang(row.base),
    creditedAmount: bahtFromSatang(row.credited),
    channel: row.channel,
    transferBankID: row.transferBankID,
    bank_name: bank?.bank_name ?? '',
    book_number: bank?.book_number ?? '',
    book_name: bank?.book_name ?? '',
    promptPayId: bank?.promptPayId ?? null,
    PromotionID: row.PromotionID,
    status: row.status,
    reason: row.reason,
    createdAt: row.createdAt,
    expiresAt: expiryOf(row),
    submittedAt: row.submittedAt ?? null,
    slipAt: row.slipAt ?? null,
    decidedAt: row.decidedAt,
    arrivedAmount: row.arrived === undefined ? null : bahtFromSatang(row.arrived),
    arrivedAt: row.arrivedAt ?? null,
    reviewUntil: row.reviewUntil ?? null,
    steps: stepsForPlayer(row, stepsOfDeposit(row)),
  }
}

export function expiryOf({ createdAt, expiresAt }: DepositRow): string {
  return expiresAt ?? later(createdAt, depositLifeMs)
}

/** @returns the player's id; null for an unknown deposit */
export async function ownerOfDeposit(depositId: string): Promise<string | null> {
  return (await database.deposits.get(depositId))?.userId ?? null
}

export async function readDeposit(depositId: string) {
  const row = await database.deposits.get(depositId)
  return row ? describeDeposit(row) : null
}

/** How long a deposit waits for its money. */
export const depositLifeMs = payMinutes * minuteMs

export async function placeDeposit(request: DepositRequest): Promise<object> {
  await requirePlayable(request.userId)
  await requireFitting(request)
  const depositId = `D${randomText(10)}`
  const { PromotionID } = request
  if (PromotionID !== null) await reserve(request, PromotionID, depositId)
  const amount = await allocate(request.transferBankID, request.amount)
  const createdAt = isoNow()
  const row: DepositRow = {
    depositId,
    userId: request.userId,
    requestId: request.requestId,
    base: request.amount,
    amount,
    credited: satang(0),
    transferBankID: request.transferBankID,
    channel: request.channel,
    PromotionID,
    status: 'pending',
    openKey: openKeyOf(request.transferBankID, amount),
    openUser: request.userId,
    reason: null,
    createdAt,
    expiresAt: later(createdAt, depositLifeMs),
    decidedAt: null,
    steps: [{ status: 'pending', at: createdAt, actor: request.userId }],
  }
  await database.deposits.add(row)
  return describeDeposit(row)
}

async function requireFitting({ userId, amount, transferBankID }: DepositRequest): Promise<void> {
  const bank = await database.transferBanks.get(transferBankID)
  if (bank?.status !== 'on' || !isOpenAt(now(), bank.openFrom, bank.openTo)) {
    throw new ProviderError('bankclosed')
  }
  if (amount < bank.minDeposit) throw new ProviderError('belowmindeposit', { min: bank.minDeposit })
  if (amount > bank.maxDeposit) throw new ProviderError('overmaxdeposit', { max: bank.maxDeposit })
  const open = await database.deposits.where({ openUser: userId }).count()
  if (open > 0) throw new ProviderError('depositopen')
  const left = await depositLeft(userId)
  if (left !== null && amount > left) throw new ProviderError('depositlimit', { left })
}

/** Adds 1 to 99 satang to the amount, so that no other open deposit at that account has it. */
async function allocate(transferBankID: string, base: Satang): Promise<Satang> {
  const amounts = Array.from({ length: 99 }, (_, index) => satang(base + index + 1))
  const keys = amounts.map((amount) => openKeyOf(transferBankID, amount))
  const taken = await database.deposits.where('openKey').anyOf(keys).toArray()
  const busy = new Set(taken.map(({ openKey }) => openKey))
  const free = amounts.filter((amount) => !busy.has(openKeyOf(transferBankID, amount)))
  const chosen = free.length > 0 ? free[randomBelow(free.length)] : undefined
  if (chosen === undefined) throw new ProviderError('depositbusy')
  return chosen
}

function openKeyOf(transferBankID: string, amount: Satang): string {
  return `${transferBankID}:${amount}`
}

/** Closes a deposit: removes the keys that mark it as open, so its amount and its player are free again. */
export function closed(
  row: DepositRow,
  status: DepositStatus,
  at = isoNow(),
  actor = 'system',
  reason: string | null = null,
): DepositRow {
  const { openKey: _, openUser: __, dueAt: ___, ...rest } = row
  return { ...rest, status, decidedAt: at, steps: nextSteps(row, status, at, actor, reason) }
}

function nextSteps(
  row: DepositRow,
  status: DepositStatus,
  at: string,
  actor: string,
  reason: string | null = null,
) {
  return stepsWith(stepsOfDeposit(row), { status, at, actor, ...(reason !== null && { reason }) })
}

/**
 * Credits a deposit and activates its promotion.
 * `amount`: the amount that arrived, if it differs from the requested one.
 */
export async function confirmDeposit(
  row: DepositRow,
  actor: string,
  at: string,
  amount = row.amount,
): Promise<void> {
  const { depositId, userId } = row
  const confirmed = { ...closed(row, 'confirmed', at, actor), credited: amount, reason: null }
  const next = { ...confirmed, ...unplayedFields(confirmed) }
  await database.deposits.put(next)
  await post({
    userId,
    type: 'deposit',
    amount,
    refType: 'deposit',
    refId: depositId,
    idemKey: `deposit:${depositId}`,
    actor,
    at,
  })
  await activateFor(next, at)
}

/** Expires a deposit whose money did not arrive. A slip can reopen it, but without its promotion. */
export async function expireDeposit(row: DepositRow, at: string): Promise<void> {
  await database.deposits.put({ ...closed(row, 'expired', at), expiredAt: at })
  await releaseReceived(row, 'expired', at)
}

export async function rejectDeposit(
  row: DepositRow,
  reason: string,
  at = isoNow(),
  actor = 'auto',
): Promise<void> {
  await database.deposits.put({ ...closed(row, 'rejected', at, actor, reason), reason })
  await releaseReceived(row, 'cancelled', at)
}

/** Longest time until staff look at a deposit. */
const reviewMs = reviewMinutes * minuteMs

/** Puts a deposit under review by staff. */
async function underReview(
  row: DepositRow,
  actor: string,
  reason: string | null = null,
): Promise<DepositRow> {
  const reviewedAt = isoNow()
  const reviewUntil = later(reviewedAt, reviewMs)
  const looked = closed(row, 'review', reviewedAt, actor, reason)
  const review = { ...looked, reviewedAt, reviewUntil, decidedAt: null }
  return (await isAutomatic()) ? { ...review, dueAt: reviewUntil } : review
}

/** Sends a deposit to review because another amount arrived. The player may start a new deposit. */
export async function reviewDeposit(
  row: DepositRow,
  reason: string,
  arrived: Satang,
  actor = 'system',
): Promise<void> {
  const review = await underReview(row, actor, reason)
  await database.deposits.put({ ...review, reason, arrived, arrivedAt: isoNow() })
}

/** Decides a review as the simulated staff do: credits the right amount, however late; returns any other. */
export function answerReview(row: DepositRow, at: string): Promise<void> {
  return row.arrived !== undefined && row.arrived !== row.amount
    ? rejectDeposit(row, 'ยอดโอนไม่ตรงกับรายการ คืนเงินเข้าบัญชีต้นทางแล้ว', at)
    : confirmDeposit(row, 'auto', at)
}

/** Delay until the simulated bank finds the money after the player reports it sent. */
const bankDelayMs = 20 * secondMs

export async function submitDeposit(step: DepositStep): Promise<object> {
  const row = await ownDeposit(step)
  if (row.status === 'submitted') return describeDeposit(row)
  if (row.status === 'expired') throw new ProviderError('depositexpired')
  if (row.status !== 'pending') throw new ProviderError('depositclosed')
  const next = await awaitBank(submitted({ ...row, submittedAt: isoNow() }))
  await database.deposits.put(next)
  return describeDeposit(next)
}

/** Only possible before the player has reported the money as sent. */
export async function cancelDeposit(step: DepositStep): Promise<object> {
  const row = await ownDeposit(step)
  if (row.status !== 'pending') throw new ProviderError('depositclosed')
  const next = closed(row, 'cancelled', isoNow(), row.userId)
  await database.deposits.put(next)
  await releaseReceived(row, 'cancelled')
  return describeDeposit(next)
}

interface CheckedSlip {
  sha256: string
  type: SlipRow['type']
  image: Uint8Array
}

/** Adds a slip. For an expired deposit it starts a review by staff. */
export async function addSlip(step: DepositStep, slip: CheckedSlip): Promise<object> {
  const row = await ownDeposit(step)
  if (!['pending', 'submitted', 'expired', 'review'].includes(row.status)) {
    throw new ProviderError('depositclosed')
  }
  if (await database.slips.get(slip.sha256)) throw new ProviderError('slipused')
  const slipAt = isoNow()
  const { depositId } = row
  await database.slips.add({ ...slip, depositId, pictureAt: slipAt, createdAt: slipAt })
  const shown: DepositRow = { ...row, slipAt, submittedAt: row.submittedAt ?? slipAt }
  const next = await afterSlip(shown)
  await database.deposits.put(next)
  return describeDeposit(next)
}

/** A slip does not decide a review; staff do. */
async function afterSlip(row: DepositRow): Promise<DepositRow> {
  if (row.status === 'review') return row
  if (row.status !== 'expired') return awaitBank(submitted(row))
  return awaitBank({ ...(await underReview(row, row.userId)), reason: null })
}

function submitted(row: DepositRow): DepositRow {
  const steps = nextSteps(row, 'submitted', isoNow(), row.userId)
  return { ...row, status: 'submitted', steps }
}

/**
 * @returns the slip with its hash and the type read from its bytes; null if it is no picture. Call it before
 * the transaction, which hashing would end.
 */
export async function checkSlip(image: Uint8Array<ArrayBuffer>): Promise<CheckedSlip | null> {
  const type = slipTypeOf(image)
  if (type === null) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', image))
  const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { sha256, type, image }
}

async function awaitBank(row: DepositRow): Promise<DepositRow> {
  return (await isAutomatic()) ? { ...row, dueAt: later(isoNow(), bankDelayMs) } : row
}

/** @throws {ProviderError} `notfound`, also for another player's deposit */
async function ownDeposit({ depositId, userId }: DepositStep): Promise<DepositRow> {
  const row = await database.deposits.get(depositId)
  if (row?.userId !== userId) throw new ProviderError('notfound')
  return row
}

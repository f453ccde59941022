/**
 * A deposit and every step of it: POST /userbalance/deposit, then the player's “I have sent it”, slip and
 * cancellation, and confirmation, expiry, review or rejection. All join the caller's transaction.
 */
import type * as v from 'valibot'
import {
  type DepositOrder,
  type DepositStatus,
  type DepositStep,
  type depositSchema,
  payMinutes,
  reviewMinutes,
  slipTypeOf,
} from '#contract/wallet/wallet'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { isOpenAt, minuteMs, secondMs } from '#lib/time'
import { Refused } from '../../answer'
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

/** Whose deposit it is; null for an id that nobody has. */
export async function ownerOfDeposit(depositId: string): Promise<string | null> {
  return (await database.deposits.get(depositId))?.userId ?? null
}

export async function readDeposit(depositId: string) {
  const row = await database.deposits.get(depositId)
  return row ? describeDeposit(row) : null
}

/** How long a deposit waits for its money. */
export const depositLifeMs = payMinutes * minuteMs

export async function placeDeposit(order: DepositOrder): Promise<object> {
  await requirePlayable(order.userId)
  await requireFitting(order)
  const depositId = `D${randomText(10)}`
  const { PromotionID } = order
  if (PromotionID !== null) await reserve(order, PromotionID, depositId)
  const amount = await allocate(order.transferBankID, order.amount)
  const createdAt = isoNow()
  const row: DepositRow = {
    depositId,
    userId: order.userId,
    requestId: order.requestId,
    base: order.amount,
    amount,
    credited: satang(0),
    transferBankID: order.transferBankID,
    channel: order.channel,
    PromotionID,
    status: 'pending',
    openKey: openKeyOf(order.transferBankID, amount),
    openUser: order.userId,
    reason: null,
    createdAt,
    expiresAt: later(createdAt, depositLifeMs),
    decidedAt: null,
    steps: [{ status: 'pending', at: createdAt, actor: order.userId }],
  }
  await database.deposits.add(row)
  return describeDeposit(row)
}

async function requireFitting({ userId, amount, transferBankID }: DepositOrder): Promise<void> {
  const bank = await database.transferBanks.get(transferBankID)
  if (bank?.status !== 'on' || !isOpenAt(now(), bank.openFrom, bank.openTo)) {
    throw new Refused('bankclosed')
  }
  if (amount < bank.minDeposit) throw new Refused('belowmindeposit', { min: bank.minDeposit })
  if (amount > bank.maxDeposit) throw new Refused('overmaxdeposit', { max: bank.maxDeposit })
  const open = await database.deposits.where({ openUser: userId }).count()
  if (open > 0) throw new Refused('depositopen')
  const left = await depositLeft(userId)
  if (left !== null && amount > left) throw new Refused('depositlimit', { left })
}

/** The amount plus the satang, 1 to 99, that no other open deposit at that account has. */
async function allocate(transferBankID: string, base: Satang): Promise<Satang> {
  const amounts = Array.from({ length: 99 }, (_, index) => satang(base + index + 1))
  const keys = amounts.map((amount) => openKeyOf(transferBankID, amount))
  const taken = await database.deposits.where('openKey').anyOf(keys).toArray()
  const busy = new Set(taken.map(({ openKey }) => openKey))
  const free = amounts.filter((amount) => !busy.has(openKeyOf(transferBankID, amount)))
  const chosen = free.length > 0 ? free[randomBelow(free.length)] : undefined
  if (chosen === undefined) throw new Refused('depositbusy')
  return chosen
}

function openKeyOf(transferBankID: string, amount: Satang): string {
  return `${transferBankID}:${amount}`
}

/** The row without the keys that mark it as open: its amount and its player are free for another deposit. */
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
 * The money has arrived: enters the credit, and the promotion that comes with it.
 * `amount`: what arrived, where that is not what was asked for.
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

/** The money did not come in time. A slip may still bring the deposit back, without its promotion. */
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

/** How long staff take to look at a deposit, at most. */
const reviewMs = reviewMinutes * minuteMs

/** The row as under review by staff from now on. */
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

/** The money that arrived does not fit the deposit: staff decide. Meanwhile the player may make another one. */
export async function reviewDeposit(
  row: DepositRow,
  reason: string,
  arrived: Satang,
  actor = 'system',
): Promise<void> {
  const review = await underReview(row, actor, reason)
  await database.deposits.put({ ...review, reason, arrived, arrivedAt: isoNow() })
}

/** The simulated staff decide a review: the right amount is credited, however late; any other is sent back. */
export function answerReview(row: DepositRow, at: string): Promise<void> {
  return row.arrived !== undefined && row.arrived !== row.amount
    ? rejectDeposit(row, 'ยอดโอนไม่ตรงกับรายการ คืนเงินเข้าบัญชีต้นทางแล้ว', at)
    : confirmDeposit(row, 'auto', at)
}

/** When the simulated bank finds the money of a deposit that was reported sent. */
const bankDelayMs = 20 * secondMs

export async function submitDeposit(step: DepositStep): Promise<object> {
  const row = await ownDeposit(step)
  if (row.status === 'submitted') return describeDeposit(row)
  if (row.status === 'expired') throw new Refused('depositexpired')
  if (row.status !== 'pending') throw new Refused('depositclosed')
  const next = await awaitBank(submitted({ ...row, submittedAt: isoNow() }))
  await database.deposits.put(next)
  return describeDeposit(next)
}

/** Possible only before the player has said that the money is on its way. */
export async function cancelDeposit(step: DepositStep): Promise<object> {
  const row = await ownDeposit(step)
  if (row.status !== 'pending') throw new Refused('depositclosed')
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

/** A slip for a deposit that has expired brings it back: an admin looks at it. */
export async function addSlip(step: DepositStep, slip: CheckedSlip): Promise<object> {
  const row = await ownDeposit(step)
  if (!['pending', 'submitted', 'expired', 'review'].includes(row.status)) {
    throw new Refused('depositclosed')
  }
  if (await database.slips.get(slip.sha256)) throw new Refused('slipused')
  const slipAt = isoNow()
  const { depositId } = row
  await database.slips.add({ ...slip, depositId, pictureAt: slipAt, createdAt: slipAt })
  const shown: DepositRow = { ...row, slipAt, submittedAt: row.submittedAt ?? slipAt }
  const next = await afterSlip(shown)
  await database.deposits.put(next)
  return describeDeposit(next)
}

/** A slip does not decide a review, which stays with the staff. */
async function afterSlip(row: DepositRow): Promise<DepositRow> {
  if (row.status === 'review') return row
  if (row.status !== 'expired') return awaitBank(submitted(row))
  return awaitBank({ ...(await underReview(row, row.userId)), reason: null })
}

function submitted(row: DepositRow): DepositRow {
  const steps = nextSteps(row, 'submitted', isoNow(), row.userId)
  return { ...row, status: 'submitted', steps }
}

/** The slip with its type, read from its bytes, and its hash; null for no picture. Call it before the transaction, which hashing would end. */
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

/** Throws `notfound` for a deposit of another player, too. */
async function ownDeposit({ depositId, userId }: DepositStep): Promise<DepositRow> {
  const row = await database.deposits.get(depositId)
  if (row?.userId !== userId) throw new Refused('notfound')
  return row
}

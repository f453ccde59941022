/** POST /userbalance/deposit, and a deposit as it goes over the wire. */
import type * as v from 'valibot'
import { type DepositOrder, type depositSchema, payMinutes } from '#contract/wallet/deposit'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { isOpenAt, minuteMs } from '#lib/time'
import { Refused } from '../../answer'
import { isoNow, later, now } from '../../clock'
import { randomBelow, randomText } from '../../random'
import { database } from '../database/database'
import type { DepositRow } from '../database/rows'
import { reserve } from '../promotion/receive'
import { depositLeft, requirePlayable } from '../protection/protection'

export async function describeDeposit(
  row: DepositRow,
): Promise<v.InferInput<typeof depositSchema>> {
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

/** To be called inside the order's transaction, as are all steps of a deposit. */
export async function placeDeposit(order: DepositOrder): Promise<object> {
  await requirePlayable(order.userId)
  await requireFitting(order)
  const depositId = `D${randomText(10)}`
  const { PromotionID } = order
  if (PromotionID !== null) await reserve(order.userId, PromotionID, depositId, order.amount)
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

/** POST /userbalance/deposit. */
import type { DepositOrder } from '#contract/wallet/deposit'
import { type Satang, satang } from '#lib/money'
import { isOpenAt } from '#lib/openingHours'
import { now } from '../../clock'
import { randomBelow, randomText } from '../../random'
import { database } from '../database/database'
import { isoNow, later, minuteMs } from '../database/moments'
import type { DepositRow } from '../database/rows'
import { reserve } from '../promotion/reserve'
import { requirePlayable } from '../protection/blocks'
import { depositLeft } from '../protection/use'
import { Refused } from '../refused'
import { describeDeposit } from './describe'

/** How long a deposit waits for its money. */
export const depositLifeMs = 15 * minuteMs

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

/** GET /setting/cashback, GET /userbalance/cashback/{id}, POST /userbalance/cashbackclaim. */
import type * as v from 'valibot'
import type {
  CashbackSetting,
  ClaimOrder,
  cashbackSchema,
  cashbackSettingSchema,
} from '../../../src/contract/cashback'
import { bahtFromSatang } from '../../../src/lib/money'
import { now } from '../../clock'
import { blockOf, requirePlayable } from '../blocks'
import { database } from '../database'
import { post } from '../ledger'
import { isoNow, isPast } from '../moments'
import type { CashbackRow } from '../playRows'
import { settingOf } from '../readSettings'
import { Refused } from '../refused'
import { cashbackIdOf, computeEnded, ledgerOf, sumsOf } from './cashback'
import { owe, oweFor } from './owe'
import { periodAt } from './periods'

type CashbackOnWire = v.InferInput<typeof cashbackSchema>

export async function cashbackSetting(): Promise<v.InferInput<typeof cashbackSettingSchema>> {
  const setting = await settingOf('cashback')
  return {
    ...setting,
    minLoss: bahtFromSatang(setting.minLoss),
    maxAmount: bahtFromSatang(setting.maxAmount),
  }
}

/** The running period and those that ended, newest first; nothing for who takes a break. */
export function cashbacksOf(userId: string): Promise<CashbackOnWire[]> {
  return database.transaction('rw', database.tables, async () => {
    const setting = await settingOf('cashback')
    if (!setting.enabled || (await blockOf(userId))) return []
    await computeEnded(userId, setting)
    const rows = await database.cashbacks.where({ userId }).toArray()
    const ended = rows.toSorted((first, second) =>
      second.periodStart.localeCompare(first.periodStart),
    )
    return [await runningPeriod(userId, setting), ...ended.map(describe)]
  })
}

async function runningPeriod(userId: string, setting: CashbackSetting): Promise<CashbackOnWire> {
  const period = periodAt(now(), setting)
  const sums = sumsOf(await ledgerOf(userId), period, setting)
  return describe({
    ...sums,
    cashbackId: cashbackIdOf(userId, period.start),
    periodStart: new Date(period.start).toISOString(),
    periodEnd: new Date(period.end).toISOString(),
    percent: setting.percent,
    status: 'open',
    claimUntil: null,
    claimedAt: null,
  })
}

/** Once; the credit may have to be played before it can be withdrawn. */
export async function claimCashback(order: ClaimOrder): Promise<CashbackOnWire> {
  const { userId, cashbackId } = order
  await requirePlayable(userId)
  const setting = await settingOf('cashback')
  await computeEnded(userId, setting)
  const row = await database.cashbacks.get(cashbackId)
  if (row?.userId !== userId) throw new Refused('notfound')
  if (row.status === 'claimed') throw new Refused('cashbackclaimed')
  if (row.status !== 'claimable') throw new Refused('cashbacknone')
  if (isPast(row.claimUntil)) throw new Refused('cashbackexpired')
  const claimed: CashbackRow = { ...row, status: 'claimed', claimedAt: isoNow() }
  await database.cashbacks.put(claimed)
  await post({
    userId,
    type: 'cashback',
    amount: row.amount,
    refType: 'cashback',
    refId: cashbackId,
    idemKey: `cashback:${cashbackId}`,
    actor: userId,
  })
  const { amount } = row
  const required = oweFor(amount, setting.turnoverX)
  await owe({ userId, source: 'cashback', refId: cashbackId, name: null, amount, required })
  return describe(claimed)
}

type Told = Omit<CashbackRow, 'userId' | 'status' | 'claimUntil'> & {
  status: CashbackRow['status'] | 'open'
  claimUntil: string | null
}

function describe(row: Told): CashbackOnWire {
  const late = row.status === 'claimable' && row.claimUntil !== null && isPast(row.claimUntil)
  return {
    cashbackId: row.cashbackId,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    open: bahtFromSatang(row.open),
    close: bahtFromSatang(row.close),
    deposit: bahtFromSatang(row.deposit),
    bonus: bahtFromSatang(row.bonus),
    withdraw: bahtFromSatang(row.withdraw),
    loss: bahtFromSatang(row.loss),
    percent: row.percent,
    amount: bahtFromSatang(row.amount),
    status: late ? 'expired' : row.status,
    claimUntil: row.claimUntil,
    claimedAt: row.claimedAt,
  }
}

/** GET /setting/cashback, GET /userbalance/cashback/{id}, POST /userbalance/cashbackclaim. */
import type * as v from 'valibot'
import { turnoverOf } from '#contract/promotion/promotion'
import type {
  CashbackSetting,
  ClaimRequest,
  cashbackSchema,
  cashbackSettingSchema,
} from '#contract/rewards/rewards'
import { bahtFromSatang } from '#lib/money'
import { ProviderError } from '../../answer'
import { isoNow, isPast } from '../../clock'
import { database } from '../database/database'
import { type Page, type Place, pageOf } from '../database/pages'
import type { CashbackRow } from '../database/playRows'
import { blockOf, requirePlayable } from '../protection/protection'
import { settingOf } from '../site'
import { grant } from '../wallet/obligations'
import { betsSince, cashbackIdOf, endedSince, runningPeriodOf, sumsOf } from './cashbackPeriods'

type CashbackOnWire = v.InferInput<typeof cashbackSchema>

export async function cashbackSetting(): Promise<v.InferInput<typeof cashbackSettingSchema>> {
  const setting = await settingOf('cashback')
  return {
    ...setting,
    minLoss: bahtFromSatang(setting.minLoss),
    maxAmount: bahtFromSatang(setting.maxAmount),
  }
}

/**
 * The running period, then ended ones, newest first; empty during a break. Periods that ended before cashback
 * was switched off can still be claimed.
 */
export async function cashbacksOf(
  userId: string,
  place: Place | 'newest',
): Promise<Page<CashbackOnWire>> {
  const { settings, blocks, players, ledger, cashbacks } = database
  await keepWhatEnded(userId)
  return database.transaction('r', settings, blocks, players, ledger, cashbacks, async () => {
    const setting = await settingOf('cashback')
    if (await blockOf(userId)) return { rows: [], next: null }
    const page = await pageOf(
      cashbacks,
      '[userId+periodStart]',
      userId,
      place,
      ({ periodStart, cashbackId }) => ({ moment: periodStart, key: cashbackId }),
    )
    const rows = page.rows.map(describeCashback)
    if (place !== 'newest' || !setting.enabled) return { ...page, rows }
    return { ...page, rows: [await runningPeriod(userId, setting), ...rows] }
  })
}

/** Stores ended periods; only writes if one has ended since the last call. */
async function keepWhatEnded(userId: string): Promise<void> {
  const { settings, blocks, players, ledger, cashbacks } = database
  const tables = [settings, blocks, players, ledger, cashbacks]
  const ended = async () => {
    const setting = await settingOf('cashback')
    return setting.enabled && !(await blockOf(userId)) ? endedSince(userId, setting) : []
  }
  if ((await database.transaction('r', tables, ended)).length === 0) return
  await database.transaction('rw', tables, async () => cashbacks.bulkAdd(await ended()))
}

async function runningPeriod(userId: string, setting: CashbackSetting): Promise<CashbackOnWire> {
  const period = await runningPeriodOf(userId, setting)
  const sums = sumsOf(await betsSince(userId, period.start), period, setting)
  return describeCashback({
    ...sums,
    cashbackId: cashbackIdOf(userId, period.start),
    periodStart: new Date(period.start).toISOString(),
    periodEnd: new Date(period.end).toISOString(),
    percent: setting.percent,
    status: 'open',
    turnoverX: setting.turnoverX,
    claimUntil: null,
    claimedAt: null,
  })
}

/** Claims a period once; the credit may require turnover before a withdrawal. */
export async function claimCashback(request: ClaimRequest): Promise<CashbackOnWire> {
  const { userId, cashbackId } = request
  await requirePlayable(userId)
  const setting = await settingOf('cashback')
  await database.cashbacks.bulkAdd(await endedSince(userId, setting))
  const row = await database.cashbacks.get(cashbackId)
  if (row?.userId !== userId) throw new ProviderError('notfound')
  if (row.status === 'claimed') throw new ProviderError('cashbackclaimed')
  if (row.status !== 'claimable') throw new ProviderError('cashbacknone')
  if (isPast(row.claimUntil)) throw new ProviderError('cashbackexpired')
  const claimed: CashbackRow = { ...row, status: 'claimed', claimedAt: isoNow() }
  await database.cashbacks.put(claimed)
  const { amount } = row
  await grant({
    userId,
    source: 'cashback',
    refId: cashbackId,
    name: null,
    amount,
    required: turnoverOf(amount, row.turnoverX ?? setting.turnoverX),
    idemKey: `cashback:${cashbackId}`,
  })
  return describeCashback(claimed)
}

type CashbackPeriod = Omit<CashbackRow, 'userId' | 'status' | 'claimUntil'> & {
  status: CashbackRow['status'] | 'open'
  claimUntil: string | null
}

/** Wire format of a period: an unclaimed one expires after `claimUntil`. */
export function describeCashback(row: CashbackPeriod): CashbackOnWire {
  const late = row.status === 'claimable' && row.claimUntil !== null && isPast(row.claimUntil)
  return {
    cashbackId: row.cashbackId,
    periodStart: row.periodStart,
    periodEnd: row.periodEnd,
    staked: row.staked === null ? null : bahtFromSatang(row.staked),
    won: row.won === null ? null : bahtFromSatang(row.won),
    loss: bahtFromSatang(row.loss),
    percent: row.percent,
    amount: bahtFromSatang(row.amount),
    turnoverX: row.turnoverX,
    status: late ? 'expired' : row.status,
    claimUntil: row.claimUntil,
    claimedAt: row.claimedAt,
  }
}

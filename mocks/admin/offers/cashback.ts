/** Cashback in the back office: preview of the running period, closing ended periods, and cancelling one. */
import type * as v from 'valibot'
import type { cancelCashbackSchema, cashbackPreviewSchema } from '#contract/admin/rewards'
import type { CashbackSetting } from '#contract/rewards/rewards'
import { bahtFromSatang, satang } from '#lib/money'
import { bangkokDay } from '#lib/time'
import { isPast, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { LedgerType } from '../../provider/database/rows'
import {
  betsSince,
  endedSince,
  periodAt,
  periodsBefore,
  periodsToKeep,
  runningPeriodOf,
  sumsOf,
} from '../../provider/rewards/cashbackPeriods'
import { settingOf } from '../../provider/site'
import { decidedAlready } from '../decidedAlready'
import { AdminError, type RequestResult } from '../requests'

export async function previewCashback(): Promise<v.InferInput<typeof cashbackPreviewSchema>> {
  const setting = await settingOf('cashback')
  const period = periodAt(now(), setting)
  let [players, loss, amount] = [0, 0, 0]
  for (const userId of await playersSince(period.start)) {
    const own = await runningPeriodOf(userId, setting)
    const sums = sumsOf(await betsSince(userId, own.start), own, setting)
    if (!setting.enabled || sums.amount === 0) continue
    players += 1
    loss += sums.loss
    amount += sums.amount
  }
  return {
    periodStart: new Date(period.start).toISOString(),
    periodEnd: new Date(period.end).toISOString(),
    players,
    loss: bahtFromSatang(satang(loss)),
    amount: bahtFromSatang(satang(amount)),
  }
}

/** Players with a ledger entry since a moment, optionally of one type. */
async function playersSince(moment: number, type?: LedgerType): Promise<string[]> {
  const rows = await database.ledger
    .where('createdAt')
    .aboveOrEqual(new Date(moment).toISOString())
    .toArray()
  const meant = type === undefined ? rows : rows.filter((row) => row.type === type)
  return [...new Set(meant.map(({ userId }) => userId))]
}

/**
 * Computes ended periods by a rule and stores them. Periods computed before, here or by a player's call, stay
 * unchanged. Joins the caller's transaction.
 */
async function keepEnded(
  setting: CashbackSetting,
  type?: LedgerType,
): Promise<{ computed: number; amount: number }> {
  // The same number of periods as a player's own call computes.
  const [first] = periodsBefore(now(), periodsToKeep(setting), setting)
  let [computed, amount] = [0, 0]
  for (const userId of first ? await playersSince(first.start, type) : []) {
    const rows = await endedSince(userId, setting)
    await database.cashbacks.bulkAdd(rows)
    computed += rows.length
    amount += rows.reduce((sum, row) => sum + row.amount, 0)
  }
  return { computed, amount }
}

/** Call before the rule changes: stores ended periods by the old rule, with 0 if cashback was off. */
export async function keepEndedByOldRule(): Promise<void> {
  const old = await settingOf('cashback')
  // A player who has not played has lost nothing, by any rule.
  await keepEnded(old.enabled ? old : { ...old, enabled: true, percent: 0 }, 'bet_sim')
}

/** Runs in the request's transaction. */
export async function runCashback(): Promise<RequestResult<object>> {
  const { computed, amount } = await keepEnded(await settingOf('cashback'))
  const answer = { computed, amount: bahtFromSatang(satang(amount)) }
  return {
    action: 'cashback.run',
    targetType: 'cashback',
    targetId: bangkokDay(now()),
    after: answer,
    answer,
  }
}

const cancelAction = 'cashback.cancel'

/** Cancels cashback that is not claimed yet; it is never computed again. */
export async function cancelCashback({
  cashbackId,
  reason,
}: v.InferOutput<typeof cancelCashbackSchema>): Promise<RequestResult<object>> {
  const row = await database.cashbacks.get(cashbackId)
  if (!row) throw new AdminError('notfound')
  if (row.status !== 'claimable' || isPast(row.claimUntil)) {
    throw await decidedAlready(cashbackId, [cancelAction])
  }
  await database.cashbacks.update(cashbackId, { status: 'cancelled' })
  return {
    action: cancelAction,
    targetType: 'cashback',
    targetId: cashbackId,
    before: { status: row.status, amount: bahtFromSatang(row.amount) },
    after: { status: 'cancelled' },
    reason,
    answer: {},
  }
}

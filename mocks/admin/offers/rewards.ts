/** Cashback and spins of all players, and the wheel's budget, for staff. */
import type * as v from 'valibot'
import type { wheelBudgetSchema } from '#contract/admin/rewards'
import { cashbackStatuses } from '#contract/rewards/rewards'
import { bahtFromSatang } from '#lib/money'
import { isPast } from '../../clock'
import { database } from '../../provider/database/database'
import type { CashbackRow, WheelSpinRow } from '../../provider/database/playRows'
import { describeCashback } from '../../provider/rewards/cashback'
import { givenToday, isBudgetGone } from '../../provider/rewards/wheel'
import { settingOf } from '../../provider/site'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { byPlayer, namesOf, playersMeant } from '../money/players'

const cashbacks: ListOf<CashbackRow> = {
  table: database.table<CashbackRow, string>('cashbacks'),
  keyOf: ({ cashbackId }) => cashbackId,
  sorts: { periodStart: { index: 'periodStart', valueOf: ({ periodStart }) => periodStart } },
  defaultSort: '-periodStart',
  day: 'periodStart',
  filters: {
    // Expired cashback is stored as `claimable`, so no index has this status.
    status: { values: cashbackStatuses, passes: (row, values) => values.has(statusOf(row)) },
    user: byPlayer('periodStart'),
  },
  searchFilter: playersMeant,
}

function statusOf({ status, claimUntil }: CashbackRow): (typeof cashbackStatuses)[number] {
  return status === 'claimable' && isPast(claimUntil) ? 'expired' : status
}

export function answerCashbacks(query: URLSearchParams): Promise<Response> {
  return answerList(cashbacks, query, async (rows) => {
    const playerOf = await namesOf(rows)
    return rows.map((row) => ({
      ...describeCashback(row),
      ...playerOf(row.userId),
    }))
  })
}

const spins: ListOf<WheelSpinRow> = {
  table: database.table<WheelSpinRow, string>('wheelSpins'),
  keyOf: ({ spinId }) => spinId,
  sorts: { createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt } },
  defaultSort: '-createdAt',
  day: 'createdAt',
  filters: {
    prize: {
      values: ['credit', 'point', 'code', 'none'],
      passes: ({ prizeType }, values) => values.has(prizeType),
    },
    user: byPlayer('createdAt'),
  },
  searchFilter: playersMeant,
}

export function answerSpins(query: URLSearchParams): Promise<Response> {
  return answerList(spins, query, async (rows) => {
    const playerOf = await namesOf(rows)
    return rows.map((row) => ({
      spinId: row.spinId,
      ...playerOf(row.userId),
      version: row.version,
      segmentId: row.segmentId,
      label: row.label,
      prizeType: row.prizeType,
      amount: bahtFromSatang(row.amount),
      points: row.points,
      status: row.status,
      day: row.day,
      createdAt: row.createdAt,
    }))
  })
}

export async function readWheelBudget(): Promise<v.InferInput<typeof wheelBudgetSchema>> {
  const setting = await settingOf('wheel')
  return {
    given: bahtFromSatang(await givenToday(setting)),
    dailyBudget: bahtFromSatang(setting.dailyBudget),
    isGone: await isBudgetGone(),
  }
}

/** `/report/health`: today's queue times and open requests beside the promise to players, the agent's credit, and the books. */
import { Dexie, type Table } from 'dexie'
import type * as v from 'valibot'
import type { healthSchema } from '#contract/admin/health'
import { waitingDeposits } from '#contract/admin/money'
import { openWithdrawStatuses, reviewMinutes } from '#contract/wallet/wallet'
import { addDays, bangkokDay, isoOf, minuteMs, startOfBangkokDay } from '#lib/time'
import { isoNow, now } from '../../clock'
import { database } from '../../provider/database/database'
import { depositPromises, type Promises, withdrawalPromises } from '../money/promises'
import { agentBalance } from '../people/agent'
import { waitingTimes } from './dashboard'
import { reconcile } from './reconcile'

export async function health(): Promise<v.InferInput<typeof healthSchema>> {
  const asOf = now()
  const today = bangkokDay(asOf)
  const days = { from: addDays(today, -1), to: today }
  const [waiting, deposits, withdrawals, { credit, warnBelow }, books] = await Promise.all([
    waitingTimes(asOf, isoOf(startOfBangkokDay(today))),
    rowsWith(database.deposits, waitingDeposits).then(depositPromises),
    rowsWith(database.withdraws, openWithdrawStatuses).then(withdrawalPromises),
    agentBalance(),
    reconcile(new URLSearchParams(days)),
  ])
  return {
    asOf: isoNow(),
    deposits: {
      ...waiting.deposits,
      // The first deposit's page names this time.
      promisedMs: reviewMinutes * minuteMs,
      ...kept(deposits),
    },
    withdrawals: { ...waiting.withdrawals, promisedMs: null, ...kept(withdrawals) },
    agent: { credit, warnBelow },
    books: { ...days, differing: books.days.reduce((sum, day) => sum + day.differing, 0) },
  }
}

/** All rows with one of these statuses. */
async function rowsWith<Row, Key, Insert>(
  table: Pick<Table<Row, Key, Insert>, 'where'>,
  statuses: readonly string[],
): Promise<Row[]> {
  const read = statuses.map((status) =>
    table
      .where('[status+createdAt]')
      .between([status, Dexie.minKey], [status, Dexie.maxKey])
      .toArray(),
  )
  return (await Promise.all(read)).flat()
}

function kept(promises: Promises): { promised: number; late: number } {
  const moment = isoNow()
  const late = [...promises.values()].filter((until) => until < moment)
  return { promised: promises.size, late: late.length }
}

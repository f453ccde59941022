/** `/report/health`: today's queue times beside the promise to players, the agent's credit, and the books. */
import type * as v from 'valibot'
import type { healthSchema } from '#contract/admin/health'
import { reviewMinutes } from '#contract/wallet/wallet'
import { addDays, bangkokDay, isoOf, minuteMs, startOfBangkokDay } from '#lib/time'
import { isoNow, now } from '../../clock'
import { agentBalance } from '../people/agent'
import { waitingTimes } from './dashboard'
import { reconcile } from './reconcile'

export async function health(): Promise<v.InferInput<typeof healthSchema>> {
  const asOf = now()
  const today = bangkokDay(asOf)
  const days = { from: addDays(today, -1), to: today }
  const [waiting, { credit, warnBelow }, books] = await Promise.all([
    waitingTimes(asOf, isoOf(startOfBangkokDay(today))),
    agentBalance(),
    reconcile(new URLSearchParams(days)),
  ])
  return {
    asOf: isoNow(),
    // The first deposit's page names this time.
    deposits: { ...waiting.deposits, promisedMs: reviewMinutes * minuteMs },
    withdrawals: { ...waiting.withdrawals, promisedMs: null },
    agent: { credit, warnBelow },
    books: { ...days, differing: books.days.reduce((sum, day) => sum + day.differing, 0) },
  }
}

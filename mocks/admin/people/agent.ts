/**
 * `/agentbalance/agentinfo`, `/agentbalance/balance`: the operator's credit at the games' agent. Simulated:
 * topped up every four weeks and reduced by each day's play.
 */
import type * as v from 'valibot'
import type { agentBalanceSchema, agentInfoSchema } from '#contract/admin/agent'
import { bahtFromSatang, satang } from '#lib/money'
import { addDays, bangkokDay, dayMs, lastBangkokDays, startOfBangkokDay } from '#lib/time'
import { isoNow, now } from '../../clock'
import { database } from '../../provider/database/database'
import { Random } from '../../random'
import { agentSetting } from '../settings'

export function agentInfo(): Promise<v.InferInput<typeof agentInfoSchema>> {
  return Promise.resolve({
    agentID: 'AG01',
    agentName: 'Arcade Simulation Agent',
    prefix: 'arc',
    currency: 'THB',
    percentShare: 12,
    status: 'on',
    apiOkAt: isoNow(),
  })
}

/** Satang. */
const toppedUp = 40_000_000
const topUpDays = 28
const shownDays = 30

export async function agentBalance(): Promise<v.InferInput<typeof agentBalanceSchema>> {
  const days = lastBangkokDays(now(), shownDays)
  const [firstShown = bangkokDay(now())] = days
  const first = topUpBefore(firstShown)
  const staked = await stakedSince(first)
  const { warnBelow } = await agentSetting()
  const trend: { day: string; credit: number }[] = []
  let credit = toppedUp
  for (let day = first; day <= (days.at(-1) ?? first); day = addDays(day, 1)) {
    if (topUpBefore(day) === day) credit = toppedUp
    credit = Math.max(0, credit - usedOn(day) - (staked.get(day) ?? 0))
    if (day >= firstShown) trend.push({ day, credit: bahtFromSatang(satang(credit)) })
  }
  return {
    credit: bahtFromSatang(satang(credit)),
    updatedAt: isoNow(),
    warnBelow: bahtFromSatang(warnBelow),
    trend,
  }
}

function numberOf(day: string): number {
  return Math.round(startOfBangkokDay(day) / dayMs)
}

/** The day of the last top-up, `day` itself included. */
function topUpBefore(day: string): string {
  return addDays(day, 0 - (numberOf(day) % topUpDays))
}

/** Simulated usage by other sites, the same on each call; for today, the share of the day that has passed. */
function usedOn(day: string): number {
  const used = new Random(numberOf(day)).integer(400_000, 1_100_000)
  const share = Math.min(1, (now() - startOfBangkokDay(day)) / dayMs)
  return Math.floor(used * share)
}

/** Stakes of this site's players by Bangkok day, in satang. */
async function stakedSince(day: string): Promise<Map<string, number>> {
  const since = new Date(startOfBangkokDay(day)).toISOString()
  const staked = new Map<string, number>()
  await database.ledger
    .where('createdAt')
    .aboveOrEqual(since)
    .each(({ type, amount, createdAt }) => {
      if (type !== 'bet_sim') return
      const own = bangkokDay(Date.parse(createdAt))
      staked.set(own, (staked.get(own) ?? 0) - amount)
    })
  return staked
}

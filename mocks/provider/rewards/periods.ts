/** The periods of cashback: they tile time, without gap and without overlap. */
import type { CashbackSetting } from '#contract/rewards/cashback'
import { minutesOf } from '#lib/openingHours'
import { addDays, bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { minuteMs } from '../database/moments'

export interface Period {
  /** Belongs to the period; the end does not. */
  start: number
  end: number
}

type Rule = Pick<CashbackSetting, 'period' | 'cutoff'>

/** The period that holds `moment`. Weeks begin on Mondays; both begin at the cutoff, Bangkok time. */
export function periodAt(moment: number, { period, cutoff }: Rule): Period {
  const shift = minutesOf(cutoff) * minuteMs
  const day = bangkokDay(moment - shift)
  const first = period === 'weekly' ? addDays(day, -daysSinceMonday(day)) : day
  const start = startOfBangkokDay(first) + shift
  return { start, end: start + (period === 'weekly' ? 7 : 1) * dayMs }
}

/** The last `count` periods that ended at or before `moment`, oldest first. */
export function periodsBefore(moment: number, count: number, rule: Rule): Period[] {
  const periods: Period[] = []
  let { start } = periodAt(moment, rule)
  while (periods.length < count) {
    const before = periodAt(start - 1, rule)
    periods.unshift(before)
    start = before.start
  }
  return periods
}

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** Days, weeks from Monday and months of a range of Bangkok days. */
import type { ReportGroup } from '#contract/admin/reports'
import { addDays, bangkokWeekday, startOfBangkokDay } from '#lib/time'
import type { DayRange } from './range'

/** The first days of each day, week or month of a range; the first part starts at `from`. */
export function partsOf({ from, to }: Pick<DayRange, 'from' | 'to'>, group: ReportGroup): string[] {
  const parts: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const part = beginning(day, group, from)
    if (part !== parts.at(-1)) parts.push(part)
  }
  return parts
}

/** @returns the first day of a day's part */
export function beginning(day: string, group: ReportGroup, from: string): string {
  const first = firstOf[group](day)
  return first < from ? from : first
}

export const firstOf: Readonly<Record<ReportGroup, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => addDays(day, 0 - ((bangkokWeekday(startOfBangkokDay(day)) + 6) % 7)),
  month: (day) => `${day.slice(0, 8)}01`,
}

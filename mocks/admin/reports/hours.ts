/** `/report/hour`: the figures of a period by hour of the Bangkok day. */
import type * as v from 'valibot'
import type { hourReportSchema } from '#contract/admin/breakdowns'
import { isoNow } from '../../clock'
import { countedIn, Tally, tally } from './figures'
import { hourOfDay, readRange } from './range'

export async function hourReport(
  query: URLSearchParams,
): Promise<v.InferInput<typeof hourReportSchema>> {
  const counted = await countedIn(readRange(query))
  const total = new Tally()
  const hours = Array.from({ length: 24 }, () => new Tally())
  tally(counted, (moment) => {
    const ofHour = hours[hourOfDay(moment)]
    return ofHour ? [total, ofHour] : [total]
  })
  return {
    asOf: isoNow(),
    rows: hours.map((ofHour, hour) => ({ hour, ...ofHour.figures() })),
    total: total.figures(),
  }
}

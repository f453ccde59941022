import { minutesOf } from '../../../src/lib/openingHours'
import { bangkokDay } from '../../../src/lib/time'
import { now } from '../../clock'
import { minuteMs } from '../moments'

/** The day of spins that counts now; it begins at `resetAt`, Bangkok time. */
export function spinDay(resetAt: string): string {
  return bangkokDay(now() - minutesOf(resetAt) * minuteMs)
}

import { minutesOf } from '#lib/openingHours'
import { bangkokDay } from '#lib/time'
import { now } from '../../clock'
import { minuteMs } from '../database/moments'

/** The day of spins that counts now; it begins at `resetAt`, Bangkok time. */
export function spinDay(resetAt: string): string {
  return bangkokDay(now() - minutesOf(resetAt) * minuteMs)
}

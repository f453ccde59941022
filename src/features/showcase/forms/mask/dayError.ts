import { clockNow } from '#lib/device/clock'
import { bangkokDay, isDay } from '#lib/time'

/** What is wrong with eight digits `ddmmyyyy` of a day that was; null while they are being typed, or when there was such a day. */
export function dayError(digits: string): string | null {
  if (digits.length < 8) return null
  const day = `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`
  if (!isDay(day)) return 'There is no such day'
  return day > bangkokDay(clockNow()) ? 'That day is still to come' : null
}

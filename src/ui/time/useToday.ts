import { bangkokDay } from '#lib/time'
import { useNow } from './useNow'

/** The day that it is in Bangkok, `2026-03-09`, also of a page that stands open over midnight. */
export function useToday(): string {
  return bangkokDay(useNow())
}

import { useCallback } from 'react'
import { bangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useNow } from '#ui/time/useNow'

/** When a mail came, as short as it can be said: today the time, else the day. */
export function useMailTime(): (moment: number) => string {
  const format = useFormat()
  const today = bangkokDay(useNow())
  return useCallback(
    (moment) => (bangkokDay(moment) === today ? format.time(moment) : format.date(moment)),
    [format, today],
  )
}

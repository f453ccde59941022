import { bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { perLocale, useLocale } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'

const nearDays = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** How a Bangkok day (`yyyy-mm-dd`) is called: today, yesterday, else its date. Moves on with the clock. */
export function useDayName(): (day: string) => string {
  const locale = useLocale()
  const format = useFormat()
  const today = startOfBangkokDay(bangkokDay(useNow()))
  return (day) => {
    const start = startOfBangkokDay(day)
    const ago = (today - start) / dayMs
    return ago === 0 || ago === 1 ? nearDays(locale).format(-ago, 'day') : format.date(start)
  }
}

import { addDays, bangkokDay } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'

/** How a conversation names its times; `now` moves on, so that today becomes yesterday. */
export function useMoment() {
  const text = useText()
  const format = useFormat()
  const today = bangkokDay(useNow())
  const yesterday = addDays(today, -1)

  /** Of a day (`yyyy-mm-dd`), by a moment within it. */
  function day(moment: number): string {
    const when = bangkokDay(moment)
    if (when === today) return text('chat.today')
    return when === yesterday ? text('chat.yesterday') : format.date(moment)
  }

  return {
    day,
    time: (moment: number) => format.time(moment),
    /** The time of today, the day of anything before. */
    short: (moment: number) => (bangkokDay(moment) === today ? format.time(moment) : day(moment)),
  }
}

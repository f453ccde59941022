import { addDays } from '#lib/time'
import { startOfDay } from '#lib/zones'
import { useText } from '#ui/intl/useText'
import { useDemoFormat } from '#ui/time/demoClock'
import { useNow } from '#ui/time/useNow'

/** Formats the times of a conversation; `now` advances, so that today becomes yesterday. */
export function useMoment() {
  const text = useText()
  const format = useDemoFormat()
  const today = format.day(useNow())
  const yesterday = addDays(today, -1)

  /** Formats a day, `yyyy-mm-dd`. */
  function dayName(day: string): string {
    if (day === today) return text('chat.today')
    if (day === yesterday) return text('chat.yesterday')
    return format.date(startOfDay(day, format.zone))
  }

  return {
    /** The day of a moment, `yyyy-mm-dd`. */
    dayOf: format.day,
    dayName,
    time: (moment: number) => format.time(moment),
    /** The time for today, otherwise the day. */
    short: (moment: number) => {
      const day = format.day(moment)
      return day === today ? format.time(moment) : dayName(day)
    },
  }
}

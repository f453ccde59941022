/** Converts the alarms of a file to an event's two reminders. */
import { type CalendarEvent, reminderRange } from '#contract/calendar/calendar'
import { minuteMs } from '#lib/time'
import { utcClock } from './fileClock'
import { lineIn, type Part, textIn } from './fileParts'
import { lengthIn, momentIn, timeIn } from './fileTimes'

interface When {
  /** Moments. */
  start: number
  end: number
  repeats: boolean
}

interface ReadReminders {
  kept: Pick<CalendarEvent, 'reminder' | 'secondReminder'>
  /** Whether the file has reminders that an event cannot have here. */
  isLess: boolean
}

export function remindersIn({ parts }: Part, when: When): ReadReminders {
  // Apple writes an alarm that does nothing.
  const alarms = parts.filter(
    (part) => part.name === 'VALARM' && textIn(part, 'ACTION').toUpperCase() !== 'NONE',
  )
  const all = [...new Set(alarms.map((alarm) => minutesBefore(alarm, when)))]
  const [reminder, secondReminder, ...others] = all.filter((minutes) => minutes !== null)
  const repeated = alarms.some((alarm) => Number(textIn(alarm, 'REPEAT')) > 0)
  return {
    kept: {
      ...(reminder !== undefined && { reminder }),
      ...(secondReminder !== undefined && { secondReminder }),
    },
    isLess: others.length > 0 || all.includes(null) || repeated,
  }
}

/**
 * @returns whole minutes before the start, rounded to the earlier minute; null if no reminder can express it
 */
function minutesBefore(alarm: Part, { start, end, repeats }: When): number | null {
  const trigger = lineIn(alarm, 'TRIGGER')
  if (!trigger) return null
  const length = lengthIn(trigger.value)
  let moment: number
  if (length === null) {
    const time = timeIn(trigger, utcClock, () => null)
    // A fixed moment cannot apply to the other events of a series.
    if (typeof time === 'string' || time.allDay || repeats) return null
    moment = momentIn(time)
  } else moment = length + (trigger.parameters.get('RELATED') === 'END' ? end : start)
  // Avoid -0, which `Object.is` distinguishes from 0.
  const minutes = Math.ceil((start - moment) / minuteMs) || 0
  return minutes >= reminderRange.least && minutes <= reminderRange.most ? minutes : null
}

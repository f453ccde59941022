import { addDays } from '#lib/time'

const hourMs = 60 * 60 * 1000

/** What FullCalendar says of where an event was put. */
interface Placed {
  allDay: boolean
  start: Date | null
  startStr: string
  end: Date | null
  endStr: string
}

export interface Times {
  allDay: boolean
  start: string
  end: string
}

/** The same as the contract has it. One without an end (moved out of the whole days) gets an hour. */
export function timesOf({ allDay, start, startStr, end, endStr }: Placed): Times {
  if (allDay) {
    const first = startStr.slice(0, 10)
    return { allDay, start: first, end: endStr === '' ? addDays(first, 1) : endStr.slice(0, 10) }
  }
  const begin = start ?? new Date()
  const finish = end ?? new Date(begin.getTime() + hourMs)
  return { allDay, start: begin.toISOString(), end: finish.toISOString() }
}

import { describe, expect, test } from 'vitest'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { type SeriesScope, seriesChange } from '#features/calendar/series/changes'
import {
  type EventChanges,
  occurrence,
  occurrences,
  seriesOf,
  timesAt,
} from '#features/calendar/series/occurrences'
import { addDays, dayMs, hourMs } from '#lib/time'
import { momentOf, timeIn, wallOf } from '#lib/zones'

/** Nights in which the clocks go forward, and nights in which they go back. */
const nights = [
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Paris', '2026-03-29'],
  ['Europe/Paris', '2026-10-25'],
] as const

const times = ['00:30', '01:30', '02:00', '02:30', '03:00', '09:00', '22:00'] as const

const cases = nights.flatMap(([zone, night]) => times.map((time) => ({ zone, night, time })))

/** @returns a daily series that starts three days before the night */
function daily(zone: string, night: string, time: string): CalendarEvent {
  const wall = Date.parse(`${addDays(night, -3)}T${time}Z`)
  const shared = {
    id: 'one',
    title: 'Call',
    description: '',
    color: '#000000',
    textColor: '#ffffff',
  }
  const own = { ...shared, zone, repeat: 'FREQ=DAILY' }
  return { ...own, ...timesAt({ allDay: false, zone }, wall, 8 * hourMs) }
}

/** @returns the times of the week around the night after one event was changed */
function weekAfter(
  event: CalendarEvent,
  night: string,
  edit: { day: string; scope: SeriesScope; changes: EventChanges },
) {
  const { day, scope, changes } = edit
  const replaced = seriesChange({ series: { event, day }, scope, changes }, [event])
  if (typeof replaced === 'string') throw new Error(replaced)
  return weekOf(replaced.after, night)
}

function weekOf(events: readonly CalendarEvent[], night: string) {
  const span = { from: addDays(night, -4), to: addDays(night, 4) }
  return events
    .flatMap((event) => {
      const series = seriesOf(event)
      return series ? occurrences(series, span) : [event]
    })
    .map(({ start, end }) => `${start} ${end}`)
    .toSorted()
}

/** @returns the moment one day later in the zone's clock */
function dayLater(moment: string, zone: string): string {
  return new Date(momentOf(wallOf(Date.parse(moment), zone) + dayMs, zone)).toISOString()
}

describe.each(cases)('a series in $zone over the night of $night, daily at $time', (given) => {
  const { zone, night, time } = given
  const event = daily(zone, night, time)
  const before = weekOf([event], night)

  test.each([-1, 0, 1])(
    'a series keeps its times when it is renamed %i days from the clock change',
    (by) => {
      const day = addDays(night, by)
      const named = { title: 'Other' }
      expect(weekAfter(event, night, { day, scope: 'all', changes: named })).toEqual(before)
      expect(weekAfter(event, night, { day, scope: 'this', changes: named })).toEqual(before)
      expect(weekAfter(event, night, { day, scope: 'following', changes: named })).toEqual(before)
    },
  )

  test('a series keeps its remaining count and its detached event when it changes from a day on', () => {
    const counted = { ...event, repeat: 'FREQ=DAILY;COUNT=6', except: [addDays(night, 1)] }
    const { repeat: _, ...alone } = { ...event, id: 'alone' }
    const from = { id: 'one', day: addDays(night, 1) }
    const edit = { series: { event: counted, day: night }, changes: { title: 'Other' } }
    const taken = { ...alone, detachedFrom: from }
    const replaced = seriesChange({ ...edit, scope: 'following' }, [counted, taken])
    if (typeof replaced === 'string') throw new Error(replaced)
    const { after } = replaced
    const kept = after.filter(({ id }) => id !== 'alone')
    expect(weekOf(kept, night)).toEqual(weekOf([counted], night))
    expect(after.find(({ id }) => id === 'alone')?.detachedFrom).toEqual({
      id: kept.at(-1)?.id,
      day: from.day,
    })
  })

  test('a series moves by the local clock as a whole', () => {
    const changed = Date.parse(`${addDays(night, 1)}T11:15Z`)
    const start = new Date(momentOf(changed, zone)).toISOString()
    const end = new Date(momentOf(changed, zone) + hourMs).toISOString()
    for (const scope of ['all', 'following'] as const) {
      const edit = { day: addDays(night, 1), scope, changes: { allDay: false, start, end } }
      const after = weekAfter(event, night, edit).slice(scope === 'all' ? 0 : 4)
      const clock = after.map((one) => timeIn(Date.parse(one.slice(0, 24)), zone))
      expect(new Set(clock)).toEqual(new Set(['11:15']))
    }
  })

  test('a series keeps its length when an event is dragged onto or off the night', () => {
    for (const day of [addDays(night, -2), addDays(night, -1), night]) {
      const series = seriesOf(event)
      if (!series) throw new Error('It repeats')
      const { start, end } = occurrence(series, day)
      const changes = { allDay: false, start: dayLater(start, zone), end: dayLater(end, zone) }
      for (const scope of ['all', 'following'] as const) {
        const lengths = weekAfter(event, night, { day, scope, changes }).map((one) => {
          const [begin = '', finish = ''] = one.split(' ')
          return Date.parse(finish) - Date.parse(begin)
        })
        expect(new Set(lengths)).toEqual(new Set([8 * hourMs]))
      }
    }
  })
})

describe.each([
  ['America/New_York', '2026-03-08'],
  ['Europe/Paris', '2026-03-29'],
] as const)('a new rule from an hour that the clock change skips, in %s', (zone, night) => {
  const event = daily(zone, night, '02:30')
  const { start } = occurrence(seriesAs(event), night)

  test.each([
    ['FREQ=DAILY;INTERVAL=3', 3, Number.POSITIVE_INFINITY],
    ['FREQ=DAILY;INTERVAL=3;COUNT=2', 3, 2],
    ['FREQ=WEEKLY;BYDAY=SU', 7, Number.POSITIVE_INFINITY],
    ['FREQ=WEEKLY;BYDAY=SU;COUNT=3', 7, 3],
  ])('a series with %s has its own time on all other days', (repeat, interval, count) => {
    const changes = { repeat, zone }
    const replaced = seriesChange({ series: { event, day: night }, scope: 'following', changes }, [
      event,
    ])
    if (typeof replaced === 'string') throw new Error(replaced)
    const next = replaced.after.at(-1)
    const begun = next ? seriesAs(next) : null
    const shown = begun
      ? occurrences(begun, { from: addDays(night, -7), to: addDays(night, 28) })
      : []
    const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].slice(0, Math.min(count, 10))
    const due = days.map((one) => addDays(night, one * interval))
    expect(shown[0]?.start).toBe(start)
    expect(shown.map((one) => one.series?.day)).toEqual(
      due.filter((day) => day <= addDays(night, 28)),
    )
    const clock = shown.slice(1).map((one) => timeIn(Date.parse(one.start), zone))
    expect(new Set(clock)).toEqual(new Set(['02:30']))
  })
})

function seriesAs(event: CalendarEvent) {
  const series = seriesOf(event)
  if (!series) throw new Error('It repeats')
  return series
}

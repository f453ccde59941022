import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { calendarPaths, eventListSchema } from '#contract/calendar/calendar'
import type { ReminderBook } from '#features/calendar/reminder/reminderBook'
import { checkedBook, reminderSpan } from '#features/calendar/reminder/reminders'
import { seriesChange } from '#features/calendar/series/changes'
import { shownEvents } from '#features/calendar/series/occurrences'
import { calendarDatabase } from '#mocks/calendar/database'
import { callDemo, startDemo } from '../demoNetwork'

const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00Z`)

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'one',
  title: 'Standup',
  description: '',
  allDay: false,
  start: '2026-11-23T10:00:00.000Z',
  end: '2026-11-23T10:30:00.000Z',
  color: '#000000',
  textColor: '#ffffff',
  reminder: 10,
  ...changes,
})

const daily = event({ repeat: 'FREQ=DAILY', zone: 'Asia/Bangkok' })

/** Time zone that the page displays. */
const zone = 'Asia/Bangkok'

const looked = (checkedAt: number): ReminderBook => ({ checkedAt, waiting: [] })

/** @returns the reminder book at `now`, and the IDs that wait in it */
function check(book: ReminderBook, events: readonly CalendarEvent[], now: number) {
  const checked = checkedBook(book, shownEvents(events, reminderSpan(now, zone)), now, zone)
  return { checked, waiting: checked.waiting.map(({ id }) => id) }
}

describe('a reminder', () => {
  it.each([
    [0, '10:00'],
    [5, '09:55'],
    [10, '09:50'],
    [30, '09:30'],
    [60, '09:00'],
  ] as const)('a reminder of %s minutes is due at %s, once', (reminder, time) => {
    const due = at(23, time)
    const events = [event({ reminder })]
    expect(check(looked(due - 1000), events, due - 1).waiting).toEqual([])
    const { checked, waiting } = check(looked(due - 1000), events, due)
    expect(waiting).toEqual(['one'])
    expect(check(checked, events, due + 1000).waiting).toEqual(['one'])
    expect(check({ ...checked, waiting: [] }, events, due + 1000).waiting).toEqual([])
  })

  it('an event with two reminders is due twice, even weeks before and after its start', () => {
    const events = [event({ reminder: 40_320, secondReminder: -30 })]
    const [early, late] = [Date.parse('2026-10-26T10:00:00Z'), at(23, '10:30')]
    expect(check(looked(early - 1), events, early).waiting).toEqual(['one'])
    expect(check(looked(early), events, late - 1).waiting).toEqual([])
    expect(check(looked(early), events, late).waiting).toEqual(['one'])
  })

  it('a reminder of a day is due the day before, and an event without a reminder never', () => {
    expect(
      check(looked(at(22, '09:00')), [event({ reminder: 1440 })], at(22, '10:00')).waiting,
    ).toEqual(['one'])
    const none = [event({ reminder: null }), event()]
    delete none[1]?.reminder
    expect(check(looked(at(22, '09:00')), none, at(24, '10:00')).waiting).toEqual([])
  })

  it('a reminder of a whole day is due by the midnight of the displayed zone', () => {
    const whole = event({ allDay: true, start: '2026-11-24', end: '2026-11-25', reminder: 60 })
    const midnight = Date.parse('2026-11-24T00:00:00+07:00')
    const due = midnight - 3_600_000
    expect(check(looked(due - 1), [whole], due).waiting).toEqual(['one'])
  })

  it('a series has a reminder for each event, and shows only the last missed one', () => {
    const { waiting, checked } = check(looked(at(23, '09:00')), [daily], at(23, '09:50'))
    expect(waiting).toEqual(['one@2026-11-23'])
    expect(check(checked, [daily], at(24, '09:50')).waiting).toEqual(['one@2026-11-24'])
    expect(check(looked(at(20, '00:00')), [daily], at(26, '12:00')).waiting).toEqual([
      'one@2026-11-26',
    ])
  })

  it('a missed reminder is shown at the next start, but not after more than a week', () => {
    const events = [event()]
    expect(check(looked(at(23, '09:00')), events, at(26, '12:00')).waiting).toEqual(['one'])
    const later = at(23, '09:00') + 20 * 86_400_000
    // The back end's answer for that span does not contain the event.
    expect(checkedBook(looked(at(23, '09:00')), [], later, zone).waiting).toEqual([])
  })

  it('an event that was created too late for its reminder shows none', () => {
    expect(check(looked(at(23, '09:55')), [event()], at(23, '09:56')).waiting).toEqual([])
  })

  it('a reminder is dropped when its event is deleted, moved to a later time, or has none any more', () => {
    const { checked } = check(looked(at(23, '09:00')), [event()], at(23, '09:50'))
    expect(check(checked, [], at(23, '09:51')).waiting).toEqual([])
    expect(check(checked, [event({ reminder: null })], at(23, '09:51')).waiting).toEqual([])
    const start = '2026-11-23T11:00:00.000Z'
    const moved = check(checked, [event({ start })], at(23, '09:51'))
    expect(moved.waiting).toEqual([])
    expect(check(moved.checked, [event({ start })], at(23, '10:50')).waiting).toEqual(['one'])
  })

  it('a snoozed reminder keeps its time', () => {
    const waiting = [{ id: 'one', at: at(23, '09:57') }]
    const { checked } = check({ checkedAt: at(23, '09:52'), waiting }, [event()], at(23, '09:53'))
    expect(checked.waiting).toEqual(waiting)
  })

  it('a reminder is shown although the clock was set back', () => {
    const { checked } = check(looked(at(25, '00:00')), [event()], at(23, '09:00'))
    expect(check(checked, [event()], at(23, '09:50')).waiting).toEqual(['one'])
  })
})

async function stored() {
  const { body } = await callDemo(calendarPaths.events)
  return v.parse(eventListSchema, body).events[0]
}

describe('the back end', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: at(23, '02:00'), toFake: ['Date'] })
    await startDemo(calendarDatabase)
    await calendarDatabase.events.clear()
  })
  afterEach(() => vi.useRealTimers())

  test('the back end stores a reminder, removes it, and refuses an invalid one', async () => {
    const { reminder: _, ...details } = event()
    await callDemo(calendarPaths.add, { ...details, reminder: 30 })
    expect(await stored()).toMatchObject({ reminder: 30 })
    await callDemo(calendarPaths.update, { id: 'one', title: 'Other' })
    expect(await stored()).toMatchObject({ title: 'Other', reminder: 30 })
    await callDemo(calendarPaths.update, { id: 'one', reminder: null })
    expect(await stored()).toMatchObject({ reminder: null })
    for (const reminder of [7.5, 40_321, -1441]) {
      expect((await callDemo(calendarPaths.update, { id: 'one', reminder })).status).toBe(400)
    }
  })
})

function changed(...edit: Parameters<typeof seriesChange>) {
  const replacement = seriesChange(...edit)
  if (typeof replacement === 'string') throw new Error(replacement)
  return replacement
}

describe('reminders of a detached event', () => {
  const series = { event: daily, day: '2026-11-23' }
  const noon = { start: '2026-11-23T12:00:00.000Z', end: '2026-11-23T12:30:00.000Z' }
  const { after } = changed({ series, scope: 'this', changes: noon }, [daily])
  const alone = after.find(({ repeat }) => repeat === undefined)?.id

  it('are shown at its new time and no longer at its old one', () => {
    const { checked, waiting } = check(looked(at(23, '09:00')), [daily], at(23, '09:50'))
    expect(waiting).toEqual(['one@2026-11-23'])
    const moved = check(checked, after, at(23, '09:55'))
    expect(moved.waiting).toEqual([])
    expect(check(moved.checked, after, at(23, '11:50')).waiting).toEqual([alone])
  })

  it('stop when its series is deleted, and return when it is restored', () => {
    const event = after.find(({ id }) => id === 'one') ?? daily
    const gone = changed({ series: { ...series, event }, scope: 'all', changes: null }, after)
    const { checked, waiting } = check(looked(at(23, '11:00')), gone.after, at(23, '11:45'))
    expect(waiting).toEqual([])
    expect(check(checked, gone.after, at(23, '11:50')).waiting).toEqual([])
    expect(check(checked, gone.before, at(23, '11:50')).waiting).toEqual([alone])
  })
})

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

/** Where this is the clock that is shown. */
const zone = 'Asia/Bangkok'

const looked = (checkedAt: number): ReminderBook => ({ checkedAt, waiting: [] })

/** The book at `now`, and the ids that wait in it. */
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
  ] as const)('of %s minutes is due at %s, once', (reminder, time) => {
    const due = at(23, time)
    const events = [event({ reminder })]
    expect(check(looked(due - 1000), events, due - 1).waiting).toEqual([])
    const { checked, waiting } = check(looked(due - 1000), events, due)
    expect(waiting).toEqual(['one'])
    expect(check(checked, events, due + 1000).waiting).toEqual(['one'])
    expect(check({ ...checked, waiting: [] }, events, due + 1000).waiting).toEqual([])
  })

  it('of an event with two is due twice, also weeks before and after its start', () => {
    const events = [event({ reminder: 40_320, secondReminder: -30 })]
    const [early, late] = [Date.parse('2026-10-26T10:00:00Z'), at(23, '10:30')]
    expect(check(looked(early - 1), events, early).waiting).toEqual(['one'])
    expect(check(looked(early), events, late - 1).waiting).toEqual([])
    expect(check(looked(early), events, late).waiting).toEqual(['one'])
  })

  it('of a day is due the day before; without one nothing is', () => {
    expect(
      check(looked(at(22, '09:00')), [event({ reminder: 1440 })], at(22, '10:00')).waiting,
    ).toEqual(['one'])
    const none = [event({ reminder: null }), event()]
    delete none[1]?.reminder
    expect(check(looked(at(22, '09:00')), none, at(24, '10:00')).waiting).toEqual([])
  })

  it('of whole days is due by the midnight of the clock that is shown', () => {
    const whole = event({ allDay: true, start: '2026-11-24', end: '2026-11-25', reminder: 60 })
    const midnight = Date.parse('2026-11-24T00:00:00+07:00')
    const due = midnight - 3_600_000
    expect(check(looked(due - 1), [whole], due).waiting).toEqual(['one'])
  })

  it('of a series is due for each of it; of those missed the last alone is said', () => {
    const { waiting, checked } = check(looked(at(23, '09:00')), [daily], at(23, '09:50'))
    expect(waiting).toEqual(['one@2026-11-23'])
    expect(check(checked, [daily], at(24, '09:50')).waiting).toEqual(['one@2026-11-24'])
    expect(check(looked(at(20, '00:00')), [daily], at(26, '12:00')).waiting).toEqual([
      'one@2026-11-26',
    ])
  })

  it('that was missed is said at the next start, but not after more than a week', () => {
    const events = [event()]
    expect(check(looked(at(23, '09:00')), events, at(26, '12:00')).waiting).toEqual(['one'])
    const later = at(23, '09:00') + 20 * 86_400_000
    // The answer of the back end for that span does not hold it.
    expect(checkedBook(looked(at(23, '09:00')), [], later, zone).waiting).toEqual([])
  })

  it('of an event that is made too late for it is not said', () => {
    expect(check(looked(at(23, '09:55')), [event()], at(23, '09:56')).waiting).toEqual([])
  })

  it('waits no more when its event is gone, moved ahead or without one', () => {
    const { checked } = check(looked(at(23, '09:00')), [event()], at(23, '09:50'))
    expect(check(checked, [], at(23, '09:51')).waiting).toEqual([])
    expect(check(checked, [event({ reminder: null })], at(23, '09:51')).waiting).toEqual([])
    const start = '2026-11-23T11:00:00.000Z'
    const moved = check(checked, [event({ start })], at(23, '09:51'))
    expect(moved.waiting).toEqual([])
    expect(check(moved.checked, [event({ start })], at(23, '10:50')).waiting).toEqual(['one'])
  })

  it('keeps when it was put off to', () => {
    const waiting = [{ id: 'one', at: at(23, '09:57') }]
    const { checked } = check({ checkedAt: at(23, '09:52'), waiting }, [event()], at(23, '09:53'))
    expect(checked.waiting).toEqual(waiting)
  })

  it('is said although the clock was set back', () => {
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

  test('keeps a reminder, takes it away, and refuses what is none', async () => {
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

describe('of one that was taken out of its series', () => {
  const series = { event: daily, day: '2026-11-23' }
  const noon = { start: '2026-11-23T12:00:00.000Z', end: '2026-11-23T12:30:00.000Z' }
  const { after } = changed({ series, scope: 'this', changes: noon }, [daily])
  const alone = after.find(({ repeat }) => repeat === undefined)?.id

  it('what was said of where it was is said no more; it is where it is now', () => {
    const { checked, waiting } = check(looked(at(23, '09:00')), [daily], at(23, '09:50'))
    expect(waiting).toEqual(['one@2026-11-23'])
    const moved = check(checked, after, at(23, '09:55'))
    expect(moved.waiting).toEqual([])
    expect(check(moved.checked, after, at(23, '11:50')).waiting).toEqual([alone])
  })

  it('nothing is said once its series is gone, and it is again once that is back', () => {
    const event = after.find(({ id }) => id === 'one') ?? daily
    const gone = changed({ series: { ...series, event }, scope: 'all', changes: null }, after)
    const { checked, waiting } = check(looked(at(23, '11:00')), gone.after, at(23, '11:45'))
    expect(waiting).toEqual([])
    expect(check(checked, gone.after, at(23, '11:50')).waiting).toEqual([])
    expect(check(checked, gone.before, at(23, '11:50')).waiting).toEqual([alone])
  })
})

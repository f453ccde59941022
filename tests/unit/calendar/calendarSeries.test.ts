import * as v from 'valibot'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { calendarPaths, eventListSchema, type Replacement } from '#contract/calendar/calendar'
import { foundEvents } from '#features/calendar/search/foundEvents'
import { type SeriesScope, seriesChange } from '#features/calendar/series/changes'
import { type EventChanges, shownEvents } from '#features/calendar/series/occurrences'
import { calendarDatabase } from '#mocks/calendar/database'
import { callDemo, startDemo } from '../demoNetwork'

beforeEach(async () => {
  await startDemo(calendarDatabase)
  await calendarDatabase.events.clear()
})

const standup = {
  id: 'daily',
  title: 'Standup',
  start: '2026-11-23T09:00:00+07:00',
  end: '2026-11-23T09:30:00+07:00',
  repeat: 'FREQ=DAILY',
  zone: 'Asia/Bangkok',
}

const add = (event: object) => callDemo(calendarPaths.add, event)

async function between(from: string, to: string) {
  const { body } = await callDemo(`${calendarPaths.events}?from=${from}&to=${to}`)
  const { events } = v.parse(eventListSchema, body)
  return shownEvents(events, { from, to }).filter(
    ({ start }) => start >= from && start.slice(0, 10) <= to,
  )
}

/** @returns start and title of each event of the week */
const week = async () =>
  (await between('2026-11-23', '2026-11-29')).map(({ start, title }) => `${start} ${title}`)

const sortedWeek = async () => (await week()).toSorted()

const replace = (replacement: Replacement) => callDemo(calendarPaths.replace, replacement)

/** @returns what undoes the change, or why it is refused */
async function tryChange(
  day: string,
  scope: SeriesScope,
  changes: EventChanges | null,
  seriesId = 'daily',
  detachedId?: string,
) {
  const { body } = await callDemo(calendarPaths.events)
  const { events } = v.parse(eventListSchema, body)
  const event = events.find(({ id }) => id === seriesId)
  if (!event) throw new Error('There is no series')
  const replacement = seriesChange({ series: { event, day }, scope, changes, detachedId }, events)
  if (typeof replacement === 'string') return replacement
  const { before, after } = replacement
  expect((await replace({ before, after })).status).toBe(200)
  return { before: after, after: before }
}

async function change(...edit: Parameters<typeof tryChange>) {
  const undo = await tryChange(...edit)
  if (typeof undo === 'string') throw new Error(undo)
  return undo
}

const idOfTitle = async (title: string) =>
  (await calendarDatabase.events.toArray()).find((row) => row.title === title)?.id

const at = (day: number, time: string, title = 'Standup') =>
  `2026-11-${day}T${time}:00.000Z ${title}`

/** @returns changes that move the standup on a day one hour later */
const moved = (day: number) => ({
  start: `2026-11-${day}T10:00:00+07:00`,
  end: `2026-11-${day}T10:30:00+07:00`,
})

describe('a series', () => {
  it('is returned by span with an event per day, and once without a span', async () => {
    await add(standup)
    const [first, second] = await between('2026-11-23', '2026-11-29')
    expect(first).toMatchObject({ id: 'daily@2026-11-23', repeat: 'FREQ=DAILY' })
    expect(second).toMatchObject({
      id: 'daily@2026-11-24',
      start: '2026-11-24T02:00:00.000Z',
      end: '2026-11-24T02:30:00.000Z',
    })
    expect(await between('2031-05-01', '2031-05-31')).toHaveLength(31)
    const { body } = await callDemo(calendarPaths.events)
    expect(v.parse(eventListSchema, body).events).toMatchObject([{ id: 'daily' }])
  })

  it('keeps its hour when clocks go forward', async () => {
    const start = '2026-03-27T09:00:00+01:00'
    await add({ ...standup, start, end: null, zone: 'Europe/Paris' })
    const starts = (await between('2026-03-28', '2026-03-30')).map((event) => event.start)
    expect(starts).toEqual([
      '2026-03-28T08:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
    ])
  })

  it('has days if it lasts whole days', async () => {
    const repeat = 'FREQ=MONTHLY;COUNT=2'
    await add({ ...standup, allDay: true, start: '2026-11-30', end: '2026-12-02', repeat })
    expect(await between('2026-11-01', '2027-12-31')).toMatchObject([
      { start: '2026-11-30', end: '2026-12-02' },
      { start: '2026-12-30', end: '2027-01-01' },
    ])
  })

  it('loses one event and gets it back by undo', async () => {
    await add({ ...standup, repeat: 'FREQ=DAILY;COUNT=3' })
    const undo = await change('2026-11-24', 'this', null)
    expect(await week()).toEqual([at(23, '02:00'), at(25, '02:00')])
    await replace(undo)
    expect(await week()).toHaveLength(3)
  })

  it('has one changed event while the others stay', async () => {
    await add({ ...standup, repeat: 'FREQ=DAILY;COUNT=3' })
    const changes = {
      title: 'Late',
      start: '2026-11-24T05:00:00.000Z',
      end: '2026-11-24T06:00:00.000Z',
    }
    const undo = await change('2026-11-24', 'this', changes)
    expect(await sortedWeek()).toEqual([at(23, '02:00'), at(24, '05:00', 'Late'), at(25, '02:00')])
    await replace(undo)
    expect(await week()).toEqual([at(23, '02:00'), at(24, '02:00'), at(25, '02:00')])
  })

  it('changes from a day on, for as many times as were left', async () => {
    await add({ ...standup, repeat: 'FREQ=DAILY;COUNT=4' })
    const changes = { start: '2026-11-25T05:00:00Z', end: '2026-11-25T05:30:00Z', title: 'Noon' }
    const undo = await change('2026-11-25', 'following', changes)
    expect(await sortedWeek()).toEqual([
      at(23, '02:00'),
      at(24, '02:00'),
      at(25, '05:00', 'Noon'),
      at(26, '05:00', 'Noon'),
    ])
    await replace(undo)
    expect(await week()).toEqual([23, 24, 25, 26].map((day) => at(day, '02:00')))
  })

  it('ends before a day', async () => {
    await add(standup)
    await change('2026-11-25', 'following', null)
    expect(await week()).toEqual([at(23, '02:00'), at(24, '02:00')])
  })

  it('moves as a whole, with its weekdays and its excluded days', async () => {
    await add({ ...standup, repeat: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261202' })
    await change('2026-11-25', 'this', null)
    const changes = { start: '2026-12-01T03:00:00Z', end: '2026-12-01T03:30:00Z' }
    await change('2026-11-30', 'all', changes)
    expect((await between('2026-11-20', '2026-12-31')).map(({ start }) => start)).toEqual([
      '2026-11-24T03:00:00.000Z',
      '2026-12-01T03:00:00.000Z',
      '2026-12-03T03:00:00.000Z',
    ])
  })

  it.each([
    ['FREQ=MONTHLY;BYDAY=-1TH', 'FREQ=MONTHLY;BYDAY=-1WE'],
    ['FREQ=MONTHLY;BYDAY=4TH', 'FREQ=MONTHLY;BYDAY=4WE'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'FREQ=YEARLY;BYMONTH=11;BYDAY=4WE'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=-1TH', 'FREQ=YEARLY;BYMONTH=11;BYDAY=-1WE'],
  ])('changes its rule %s to %s when it is moved by a day', async (repeat, moved) => {
    await add({ ...standup, repeat, start: '2026-11-26T02:00:00Z', end: '2026-11-26T03:00:00Z' })
    const changes = { start: '2026-11-25T02:00:00.000Z', end: '2026-11-25T03:00:00.000Z' }
    await change('2026-11-26', 'all', changes)
    expect(await calendarDatabase.events.get('daily')).toMatchObject({ ...changes, repeat: moved })
  })

  it('moves from one month of the year into the next month', async () => {
    const repeat = 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'
    await add({ ...standup, repeat, start: '2026-11-26T02:00:00Z', end: '2026-11-26T03:00:00Z' })
    const changes = { start: '2026-12-03T02:00:00Z', end: '2026-12-03T03:00:00Z' }
    await change('2026-11-26', 'all', changes)
    expect((await between('2027-01-01', '2027-12-31')).map(({ start }) => start)).toEqual([
      '2027-12-02T02:00:00.000Z',
    ])
  })

  it('gets another rule, or none', async () => {
    await add(standup)
    await change('2026-11-24', 'all', { repeat: 'FREQ=DAILY;INTERVAL=2' })
    expect(await week()).toEqual([23, 25, 27, 29].map((day) => at(day, '02:00')))
    await change('2026-11-25', 'all', { repeat: null })
    expect(await week()).toEqual([at(23, '02:00')])
  })

  it('keeps excluded and changed events under another rule', async () => {
    await add(standup)
    await change('2026-11-24', 'this', { title: 'Late' })
    await change('2026-11-25', 'this', null)
    await change('2026-11-23', 'all', { repeat: 'FREQ=DAILY;UNTIL=20261127' })
    await change('2026-11-26', 'following', { repeat: 'FREQ=DAILY;COUNT=1' })
    expect(await sortedWeek()).toEqual([at(23, '02:00'), at(24, '02:00', 'Late'), at(26, '02:00')])
  })

  it('is removed as a whole, and with its last event', async () => {
    await add({ ...standup, repeat: 'FREQ=DAILY;COUNT=2' })
    await change('2026-11-23', 'this', null)
    const undo = await change('2026-11-24', 'this', null)
    expect(await calendarDatabase.events.count()).toBe(0)
    await replace(undo)
    await change('2026-11-24', 'all', null)
    expect(await calendarDatabase.events.count()).toBe(0)
  })

  describe('a series with detached events', () => {
    const late = {
      title: 'Late',
      start: '2026-11-24T05:00:00.000Z',
      end: '2026-11-24T06:00:00.000Z',
    }
    /** Event of Thursday, moved to Tuesday. */
    const early = {
      title: 'Early',
      start: '2026-11-24T01:00:00.000Z',
      end: '2026-11-24T01:30:00.000Z',
    }
    const both = [at(24, '01:00', 'Early'), at(24, '05:00', 'Late')]

    beforeEach(async () => {
      await add({ ...standup, repeat: 'FREQ=DAILY;COUNT=5' })
      await change('2026-11-24', 'this', late)
      await change('2026-11-26', 'this', early)
    })

    it('is removed with its detached events, and restored with them', async () => {
      const before = await week()
      const undo = await change('2026-11-25', 'all', null)
      expect(await week()).toEqual([])
      await replace(undo)
      expect(await week()).toEqual(before)
      await change('2026-11-23', 'following', null)
      expect(await week()).toEqual([])
    })

    it('ends before a day together with the detached events of later days, wherever they are now', async () => {
      const undo = await change('2026-11-25', 'following', null)
      expect(await sortedWeek()).toEqual([at(23, '02:00'), at(24, '05:00', 'Late')])
      await replace(undo)
      await change('2026-11-27', 'following', null)
      expect((await week()).filter((one) => both.includes(one)).toSorted()).toEqual(both)
    })

    it('changes without its detached events, which still belong to it on any new day', async () => {
      const moved = { start: '2026-11-24T03:00:00.000Z', end: '2026-11-24T03:30:00.000Z' }
      const undo = await change('2026-11-23', 'all', { title: 'Daily', ...moved })
      const changed = [...both, ...[24, 26, 28].map((day) => at(day, '03:00', 'Daily'))]
      expect(await sortedWeek()).toEqual(changed.toSorted())
      await change('2026-11-26', 'following', null)
      expect(await sortedWeek()).toEqual([at(24, '03:00', 'Daily'), at(24, '05:00', 'Late')])
      expect((await replace(undo)).status).toBe(404)
    })

    it('continues as another series from a day on, which then owns the detached events', async () => {
      const noon = { start: '2026-11-26T05:00:00.000Z', end: '2026-11-26T05:30:00.000Z' }
      const undo = await change('2026-11-25', 'following', { title: 'Noon', ...noon })
      const next = (await calendarDatabase.events.toArray()).find(({ title }) => title === 'Noon')
      expect(await sortedWeek()).toEqual(
        [at(23, '02:00'), ...both, at(26, '05:00', 'Noon'), at(28, '05:00', 'Noon')].toSorted(),
      )
      const undoLater = await change('2026-11-26', 'all', null, next?.id)
      expect(await sortedWeek()).toEqual([at(23, '02:00'), at(24, '05:00', 'Late')])
      await replace(undoLater)
      await replace(undo)
      await change('2026-11-23', 'all', null)
      expect(await week()).toEqual([])
    })

    it('changes from a detached event on: that event is as set, and the rest of the series follows', async () => {
      const noon = { start: '2026-11-25T05:00:00.000Z', end: '2026-11-25T05:30:00.000Z' }
      const before = await sortedWeek()
      const undo = await change('2026-11-26', 'following', noon, 'daily', await idOfTitle('Early'))
      expect(await sortedWeek()).toEqual(
        [
          at(23, '02:00'),
          at(24, '05:00', 'Late'),
          at(25, '02:00'),
          at(25, '05:00', 'Early'),
          at(26, '05:00'),
        ].toSorted(),
      )
      await replace(undo)
      expect(await sortedWeek()).toEqual(before)
      await change('2026-11-26', 'all', { title: 'Daily' }, 'daily', await idOfTitle('Early'))
      expect(await sortedWeek()).toEqual(
        [
          at(24, '01:00', 'Daily'),
          at(24, '05:00', 'Late'),
          ...[23, 25, 27].map((day) => at(day, '02:00', 'Daily')),
        ].toSorted(),
      )
      await change('2026-11-23', 'all', null)
      expect(await week()).toEqual([])
    })

    it('changes only the detached event if it was the last of the series', async () => {
      await change('2026-11-27', 'this', null)
      const title = { title: 'Last' }
      await change('2026-11-26', 'following', title, 'daily', await idOfTitle('Early'))
      expect(await sortedWeek()).toEqual(
        [
          at(23, '02:00'),
          at(24, '01:00', 'Last'),
          at(24, '05:00', 'Late'),
          at(25, '02:00'),
        ].toSorted(),
      )
      expect(await tryChange('2026-11-26', 'all', title, 'daily', 'nobody')).toBe('gone')
    })

    it('leaves detached events that now repeat, and those of devices without the link', async () => {
      const rows = await calendarDatabase.events.toArray()
      for (const row of rows.filter(({ id }) => id !== 'daily')) {
        const { detachedFrom, ...unlinked } = row
        expect(detachedFrom?.id).toBe('daily')
        await calendarDatabase.events.put(
          row.title === 'Late' ? unlinked : { ...row, repeat: 'FREQ=DAILY;COUNT=1' },
        )
      }
      await change('2026-11-23', 'all', null)
      expect(await sortedWeek()).toEqual(both)
    })
  })

  it('is changed as it is now, whatever the page knew of it', async () => {
    await add({ ...standup, repeat: 'FREQ=DAILY;COUNT=3' })
    const [known] = await calendarDatabase.events.toArray()
    if (!known) throw new Error('There is no series')
    await change('2026-11-24', 'all', { title: 'Daily' })
    const events = await calendarDatabase.events.toArray()
    const edit = { series: { event: known, day: '2026-11-24' }, scope: 'all' } as const
    const replacement = seriesChange({ ...edit, changes: { color: '#ffe0b2' } }, events)
    if (typeof replacement === 'string') throw new Error(replacement)
    expect(replacement.after).toMatchObject([{ title: 'Daily', color: '#ffe0b2' }])
    expect((await replace(replacement)).status).toBe(200)
    await change('2026-11-24', 'this', null)
    const later = await calendarDatabase.events.toArray()
    expect(seriesChange({ ...edit, changes: { title: 'Other' } }, later)).toBe('gone')
    expect(seriesChange({ ...edit, changes: { title: 'Other' } }, [])).toBe('gone')
  })

  it('is not changed if nothing would be left of it', async () => {
    await add({ ...standup, repeat: 'FREQ=DAILY;COUNT=3' })
    await change('2026-11-23', 'this', null)
    await change('2026-11-24', 'this', { title: 'Alone' })
    const before = await week()
    for (const scope of ['following', 'all'] as const)
      expect(await tryChange('2026-11-25', scope, { repeat: 'FREQ=DAILY;UNTIL=20261124' })).toBe(
        'noneLeft',
      )
    expect(await week()).toEqual(before)
  })

  it('moves by hours, but not by days, if its rule names days', async () => {
    await add({ ...standup, repeat: 'FREQ=MONTHLY;BYMONTHDAY=23,25,-1' })
    for (const scope of ['following', 'all'] as const) {
      expect(await tryChange('2026-11-25', scope, moved(26))).toBe('fixedDays')
    }
    await change('2026-11-25', 'all', moved(25))
    expect(await week()).toEqual([at(23, '03:00'), at(25, '03:00')])
  })

  it('is returned alone with its detached events, whatever their month', async () => {
    await add(standup)
    await add({ ...standup, id: 'other' })
    const far = { start: '2031-05-06T02:00:00.000Z', end: '2031-05-06T02:30:00.000Z' }
    await change('2026-11-24', 'this', { title: 'Far', ...far })
    const { body } = await callDemo(`${calendarPaths.events}?series=daily`)
    const { events } = v.parse(eventListSchema, body)
    expect(events.map(({ title }) => title)).toEqual(['Standup', 'Far'])
    expect((await callDemo(`${calendarPaths.events}?series=${'x'.repeat(999)}`)).status).toBe(400)
  })

  it('is unchanged by an undo if it was changed elsewhere in the meantime', async () => {
    await add(standup)
    const undo = await change('2026-11-24', 'this', null)
    await change('2026-11-25', 'this', null)
    expect((await replace(undo)).status).toBe(404)
    expect(await week()).toHaveLength(5)
  })
})

test('an invalid rule or zone is refused', async () => {
  expect((await add({ ...standup, repeat: 'FREQ=NEVER' })).status).toBe(400)
  expect((await add({ ...standup, zone: '<b>' })).status).toBe(400)
})

test('the search lists future events first, and the next event of a series', async () => {
  const early = { ...standup, start: '2026-11-01T02:00:00Z', end: '2026-11-01T03:00:00Z' }
  await add(early)
  const { id: _, repeat: __, ...once } = early
  await add({ ...once, title: 'Old', description: 'before the STANDUP' })
  await add({ ...once, title: 'Lunch' })
  await add({ ...once, title: 'Déjeuner', description: 'with the whole team' })
  const { body } = await callDemo(calendarPaths.events)
  const { events } = v.parse(eventListSchema, body)
  const found = foundEvents(events, 'standup', '2026-11-22')
  expect(found.map(({ title, start }) => `${start} ${title}`)).toEqual([
    at(22, '02:00'),
    '2026-11-01T02:00:00.000Z Old',
  ])
  const [lunch] = foundEvents(events, 'team  dejeuner', '2026-11-22')
  expect(lunch?.title).toBe('Déjeuner')
})

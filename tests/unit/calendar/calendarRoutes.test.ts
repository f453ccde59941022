import { Dexie } from 'dexie'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  calendarPaths,
  eventListSchema,
  eventSchema,
  eventsSchema,
  mostReplaced,
} from '#contract/calendar/calendar'
import { addDays, dayMs } from '#lib/time'
import { calendarDatabase } from '#mocks/calendar/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'

beforeEach(() => startDemo(calendarDatabase))

async function stored() {
  const answer = await callDemo(calendarPaths.events)
  expect(answer.status).toBe(200)
  return v.parse(eventListSchema, answer.body).events
}

const one = async (id: string) => (await stored()).find((event) => event.id === id)

const hour = {
  title: 'Standup',
  start: '2026-11-23T09:00:00+07:00',
  end: '2026-11-23T10:00:00+07:00',
}

test('the list has ten events around today', async () => {
  const events = await stored()
  expect(events).toHaveLength(10)
  expect(await one('event-3')).toMatchObject({
    allDay: true,
    start: '2026-11-23',
    end: '2026-11-26',
  })
  const planning = await one('event-1')
  expect(new Date(planning?.start ?? 0).getHours()).toBe(10)
})

describe('events/new', () => {
  test('adding returns the bare list with the new event, times in UTC', async () => {
    const answer = await callDemo(calendarPaths.add, { ...hour, color: 'rgb(0, 0, 0)' })
    const events = v.parse(eventsSchema, answer.body)
    expect(events).toHaveLength(11)
    expect(events.find(({ title }) => title === 'Standup')).toMatchObject({
      start: '2026-11-23T02:00:00.000Z',
      end: '2026-11-23T03:00:00.000Z',
      color: '#000000',
      allDay: false,
      description: '',
    })
    expect(await stored()).toEqual(events)
  })

  test.each([
    [{ start: hour.start }, '2026-11-23T02:00:00.000Z', '2026-11-23T03:00:00.000Z'],
    [{ start: hour.start, end: null }, '2026-11-23T02:00:00.000Z', '2026-11-23T03:00:00.000Z'],
    [{ start: '2026-11-23', allDay: true }, '2026-11-23', '2026-11-24'],
    [{ start: '2026-11-23', end: '2026-11-23', allDay: true }, '2026-11-23', '2026-11-24'],
    [{ start: '2026-11-23', end: '2026-11-25', allDay: true }, '2026-11-23', '2026-11-25'],
  ])('adding %j makes an event from %s to %s', async (times, start, end) => {
    await callDemo(calendarPaths.add, { title: 'X', id: 'x', ...times })
    expect(await one('x')).toMatchObject({ start, end })
  })

  test('adding restores a removed event, and repeating it changes nothing', async () => {
    const removed = await one('event-2')
    await callDemo(calendarPaths.remove, { eventId: 'event-2' })
    expect(await one('event-2')).toBeUndefined()
    expect(await callDemo(calendarPaths.add, removed)).toMatchObject({ status: 200 })
    expect(await one('event-2')).toEqual(removed)
    // Repeated after its answer was lost.
    expect(await callDemo(calendarPaths.add, removed)).toMatchObject({ status: 200 })
    const other = { ...removed, title: 'Another of this id' }
    expect(await callDemo(calendarPaths.add, other)).toMatchObject({ status: 400 })
    expect(await one('event-2')).toEqual(removed)
    expect(await stored()).toHaveLength(10)
  })

  test.each([
    [{}, /title/],
    [{ ...hour, title: '   ' }, /title/],
    [{ ...hour, title: 'x'.repeat(1001) }, /title/],
    [{ ...hour, start: 'soon' }, /start/],
    [{ ...hour, start: '2026-02-31T10:00:00Z' }, /start/],
    [{ ...hour, end: '2026-11-22T10:00:00Z' }, /end/],
    [{ ...hour, color: 'url(javascript:1)' }, /color/],
    [{ ...hour, allDay: 'yes' }, /allDay/],
  ])('adding %j is refused with a reason', async (body, reason) => {
    const answer = await callDemo(calendarPaths.add, body)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(reason) } })
    expect(await stored()).toHaveLength(10)
  })
})

describe('events/update', () => {
  test('updating changes the named fields and returns { events }', async () => {
    const before = await one('event-1')
    const answer = await callDemo(calendarPaths.update, { id: 'event-1', title: ' Plan ' })
    expect(v.parse(eventListSchema, answer.body).events).toHaveLength(10)
    expect(await one('event-1')).toEqual({ ...before, title: 'Plan' })
  })

  test('updating turns a timed event into a whole-day event', async () => {
    const times = { allDay: true, start: '2026-12-01', end: '2026-12-03' }
    await callDemo(calendarPaths.update, { id: 'event-1', ...times })
    expect(await one('event-1')).toMatchObject(times)
  })

  test('updating refuses an end before the start, and an unknown event', async () => {
    const before = await stored()
    const bad = { id: 'event-1', end: '2020-01-01T00:00:00Z' }
    expect(await callDemo(calendarPaths.update, bad)).toMatchObject({ status: 400 })
    expect(await callDemo(calendarPaths.update, { id: 'none', title: 'X' })).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    })
    expect(await stored()).toEqual(before)
  })
})

test('removing returns the bare list without the event, and a second time is 404', async () => {
  const answer = await callDemo(calendarPaths.remove, { eventId: 'event-4' })
  expect(v.parse(eventsSchema, answer.body).map(({ id }) => id)).not.toContain('event-4')
  expect(await callDemo(calendarPaths.remove, { eventId: 'event-4' })).toMatchObject({
    status: 404,
  })
  expect(await stored()).toHaveLength(9)
})

test('a damaged record is skipped and counted, and hides no other event', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await calendarDatabase.table('events').put({ id: 'broken', start: 7 })
  const answer = await callDemo(calendarPaths.events)
  const list = v.parse(eventListSchema, answer.body)
  expect(list.events).toHaveLength(10)
  expect(list.skippedRecords).toBe(1)
})

const replace = (before: unknown[], after: unknown[]) =>
  callDemo(calendarPaths.replace, { before, after })

describe('events/replace', () => {
  const many = Array.from({ length: mostReplaced }, (_, index) => ({
    id: `many-${index}`,
    title: 'Many',
    description: '',
    color: '#000000',
    textColor: '#ffffff',
    allDay: true,
    start: '2027-03-01',
    end: '2027-03-02',
  }))

  test('replacing adds as many events as a file may have, and removes them again', async () => {
    expect((await replace([], many)).status).toBe(200)
    expect(await stored()).toHaveLength(10 + mostReplaced)
    expect((await replace(many, [])).status).toBe(200)
    expect(await stored()).toHaveLength(10)
  })

  test('replacing changes nothing if an event already exists or has changed', async () => {
    await replace([], many.slice(0, 2))
    expect((await replace([], many.slice(1, 4))).status).toBe(400)
    await callDemo(calendarPaths.update, { id: 'many-1', title: 'Other' })
    expect((await replace(many.slice(0, 2), [])).status).toBe(404)
    expect(await stored()).toHaveLength(12)
  })

  test('replacing refuses more events than the limit, and invalid ones', async () => {
    const over = [...many, { ...many[0], id: 'over' }]
    expect((await replace([], over)).status).toBe(400)
    expect((await replace(over, [])).status).toBe(400)
    expect((await replace([], [{ ...many[0], start: 'soon' }])).status).toBe(400)
    expect(await stored()).toHaveLength(10)
  })
})

const asked = async (from: string, to: string) => {
  const answer = await callDemo(`${calendarPaths.events}?${new URLSearchParams({ from, to })}`)
  return v.parse(eventListSchema, answer.body)
}

describe('events of a span of days', () => {
  const day = fc
    .integer({ min: -500, max: 1500 })
    .map((count) => new Date(Date.UTC(2026, 5, 1) + count * dayMs).toISOString().slice(0, 10))
  const lasting = fc.integer({ min: 1, max: 900 })
  const event = fc.record({ start: day, lasting, allDay: fc.boolean() })

  test('the events of a span are exactly those that touch it, however long they last', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 8 }),
        day,
        fc.nat(45),
        async (all, from, more) => {
          await startDemo(calendarDatabase)
          await calendarDatabase.events.clear()
          for (const { start, lasting: days, allDay } of all) {
            const details = { title: start, allDay, start, end: addDays(start, days) }
            expect((await callDemo(calendarPaths.add, details)).status).toBe(200)
          }
          const to = addDays(from, more)
          const { events } = await asked(from, to)
          const ids = new Set(events.map(({ id }) => id))
          const kept = await stored()
          const missing = kept.filter(
            ({ id, start, end }) =>
              start.slice(0, 10) <= to && end.slice(0, 10) >= from && !ids.has(id),
          )
          const tooMany = events.filter(
            ({ start, end }) => end < addDays(from, -1) || start > addDays(to, 2),
          )
          expect({ missing, tooMany }).toEqual({ missing: [], tooMany: [] })
        },
      ),
      { numRuns: 15 },
    )
  })

  test('the events of a span leave out damaged records and count them', async () => {
    await calendarDatabase.table('events').put({ id: 'broken', start: 7 })
    expect((await asked('2026-11-01', '2026-11-30')).skippedRecords).toBe(1)
  })

  test.each(['from=x&to=2026-11-30', 'from=2026-11-01'])(
    'the query %s is refused',
    async (query) => {
      expect((await callDemo(`${calendarPaths.events}?${query}`)).status).toBe(400)
    },
  )

  test('the events of a span are complete on a device with a database without an index', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const rows = await calendarDatabase.events.toArray()
    calendarDatabase.close()
    await Dexie.delete('demo-calendar')
    const old = new Dexie('demo-calendar')
    old.version(1).stores({ events: 'id', seedMark: 'id' })
    await old.open()
    await old.table('events').bulkAdd(rows.map((row) => v.parse(eventSchema, row)))
    await old.table('events').add({ id: 'broken' })
    await old.table('seedMark').add({ id: 'seed', at: 1 })
    old.close()
    const { events, skippedRecords } = await asked('2026-11-01', '2026-12-31')
    expect(new Set(events.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)))
    expect(skippedRecords).toBe(1)
    expect(await stored()).toHaveLength(rows.length)
  })
})

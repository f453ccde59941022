import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { calendarDatabase } from '../../mocks/calendar/database'
import { calendarPaths } from '../../src/contract/calendar'
import { callDemo, startDemo } from './demoNetwork'

beforeAll(() => startDemo(calendarDatabase))

/** Texts that have broken programs before. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '__proto__',
    'ก็ํ๊',
    '\u202Eevil',
    '👩‍👩‍👧‍👦',
    '\u0000',
    '<script>alert(1)</script>',
    '',
  ),
  fc.constant('x'.repeat(1_000_000)),
)

const value = fc.oneof(
  nasty,
  fc.jsonValue(),
  fc.constantFrom(-1, 1e308, null, [], {}, 'event-1', '2026-11-21', '9999-99-99', '#fff'),
  fc.date({ noInvalidDate: true }).map((date) => date.toJSON()),
)

const names = ['id', 'eventId', 'title', 'description', 'start', 'end', 'allDay', 'color', 'events']

const bodies = fc.oneof(
  nasty,
  fc.json(),
  fc.dictionary(fc.constantFrom(...names, '__proto__'), value),
)

test.each([calendarPaths.add, calendarPaths.update, calendarPaths.remove])(
  'POST %s answers anything with 200, 400 or 404, and changes nothing unless 200',
  async (path) => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const before = await calendarDatabase.events.toArray()
        const { status } = await callDemo(path, body)
        expect([200, 400, 404]).toContain(status)
        const after = await calendarDatabase.events.toArray()
        expect(status === 200 ? before : after).toEqual(before)
        const list = await callDemo(calendarPaths.events)
        expect(list).toMatchObject({ status: 200 })
        expect(list.body).not.toHaveProperty('skippedRecords')
      }),
      { numRuns: 80 },
    )
  },
)

import { beforeAll, expect, test } from 'vitest'
import { calendarPaths } from '#contract/calendar/calendar'
import { demoDataPaths } from '#contract/demoData/demoData'
import { calendarDatabase } from '#mocks/calendar/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'

beforeAll(() => startDemo(calendarDatabase))

const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(-1, 1e308, null, [], {}, '__proto__', 'x'.repeat(1_000_000)),
)

const key = fc.oneof(value, fc.constantFrom('a', 'b', 7))
const rows = fc.oneof(
  value,
  fc.array(fc.record({ id: key, start: value, ['__proto__']: value }, { requiredKeys: [] })),
)

const tables = fc.oneof(
  value,
  fc.dictionary(fc.constantFrom('events', 'seedMark', '__proto__', 'x'), rows),
)

const domains = fc.oneof(
  value,
  fc.dictionary(
    fc.constantFrom('calendar', 'users', '__proto__', 'constructor'),
    fc.oneof(value, fc.record({ version: fc.constantFrom(10, 11, 20, 'x'), tables })),
  ),
)

const files = fc.oneof(
  value,
  fc.json(),
  fc.record({
    format: fc.constantFrom('arcade-demo-data', 'arcade-demo-data', 'x'),
    version: fc.constantFrom(1, 1, 2, '1'),
    domains,
  }),
)

test('an import of any content gets 200 or 400, and changes nothing unless 200', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const before = await calendarDatabase.events.toArray()
      const { status } = await callDemo(demoDataPaths.import, JSON.stringify(file) ?? '')
      expect([200, 400]).toContain(status)
      const after = await calendarDatabase.events.toArray()
      expect(status === 200 ? before : after).toEqual(before)
      expect(await callDemo(calendarPaths.events)).toMatchObject({ status: 200 })
    }),
    { numRuns: 150 },
  )
})

test('a reset with any content gets 200 or 400', async () => {
  const bodies = fc.oneof(value, fc.json(), fc.record({ domains: value }))
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const { status } = await callDemo(demoDataPaths.reset, JSON.stringify(body) ?? '')
      expect([200, 400]).toContain(status)
    }),
    { numRuns: 60 },
  )
})

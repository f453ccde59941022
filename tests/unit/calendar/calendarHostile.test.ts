import { beforeAll, expect, test } from 'vitest'
import { calendarPaths } from '#contract/calendar/calendar'
import { calendarDatabase } from '#mocks/calendar/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'
import { hostileBodies } from '../provider/hostileBodies'

beforeAll(() => startDemo(calendarDatabase))

const bodies = hostileBodies(
  ['id', 'eventId', 'title', 'description', 'start', 'end', 'allDay', 'color', 'events'],
  ['event-1', '#fff', '2026-11-21', '9999-99-99', '2026-11-21T09:00:00.000Z'],
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

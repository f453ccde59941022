import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { calendarPaths } from '#contract/calendar/calendar'
import {
  demoDataPaths,
  demoDomains,
  demoExportSchema,
  demoReportSchema,
} from '#contract/demoData/demoData'
import { calendarDatabase } from '#mocks/calendar/database'
import { demoStores } from '#mocks/demo/demoStores'
import { callDemo, startDemo } from '../demoNetwork'

beforeEach(async () => {
  for (const database of demoStores) await startDemo(database)
})

const titles = async () => (await calendarDatabase.events.toArray()).map(({ title }) => title)
const rename = (title: string) => callDemo(calendarPaths.update, { id: 'event-1', title })

async function exported(): Promise<Record<string, unknown>> {
  const answer = await callDemo(demoDataPaths.export)
  expect(answer.status).toBe(200)
  return v.parse(demoExportSchema, answer.body)
}

/** Makes a file with the given calendar events. */
const fileWith = (events: unknown) => ({
  format: 'arcade-demo-data',
  version: 1,
  domains: { calendar: { version: 10, tables: { events } } },
})

test('every demo section can be reset, exported and imported', () => {
  expect(demoStores.map(({ domain }) => domain).toSorted()).toEqual([...demoDomains])
})

describe('reset', () => {
  test('a reset restores the sample content of the named sections only', async () => {
    const before = await titles()
    await rename('Changed')
    const other = await callDemo(demoDataPaths.reset, { domains: ['chat'] })
    expect(other.body).toEqual({ done: ['chat'], failed: [] })
    expect(await titles()).toContain('Changed')
    await callDemo(demoDataPaths.reset, { domains: ['calendar'] })
    expect(await titles()).toEqual(before)
  })

  test('a reset without names restores all sections', async () => {
    await rename('Changed')
    const { body } = await callDemo(demoDataPaths.reset, {})
    expect(v.parse(demoReportSchema, body)).toEqual({ done: [...demoDomains], failed: [] })
    expect(await titles()).not.toContain('Changed')
  })

  test.each(['', '[]', '{"domains":"calendar"}', '{"domains":["nothing"]}'])(
    'a reset refuses %s',
    async (body) => {
      expect(await callDemo(demoDataPaths.reset, body)).toMatchObject({ status: 400 })
    },
  )
})

describe('export and import', () => {
  test('an import undoes what changed after the export', async () => {
    const file = await exported()
    const before = await calendarDatabase.events.toArray()
    await rename('Changed')
    await callDemo(calendarPaths.remove, { eventId: 'event-2' })
    const answer = await callDemo(demoDataPaths.import, file)
    expect(answer).toEqual({ status: 200, body: { done: [...demoDomains], failed: [] } })
    expect(await calendarDatabase.events.toArray()).toEqual(before)
  })

  test('an import restores every section as it was', async () => {
    const before = await exported()
    await callDemo(demoDataPaths.import, before)
    expect((await exported()).domains).toEqual(before.domains)
  })

  test('an export contains damaged rows unchanged, and an import restores them', async () => {
    await calendarDatabase.table('events').put({ id: 'broken', start: 7 })
    const file = await exported()
    expect(file).toMatchObject({
      domains: {
        calendar: { tables: { events: expect.arrayContaining([{ id: 'broken', start: 7 }]) } },
      },
    })
    await callDemo(demoDataPaths.reset, {})
    expect(await callDemo(demoDataPaths.import, file)).toMatchObject({ status: 200 })
    expect(await calendarDatabase.table('events').get('broken')).toEqual({ id: 'broken', start: 7 })
  })

  test('an imported section is not filled with sample content again', async () => {
    await callDemo(demoDataPaths.import, fileWith([]))
    calendarDatabase.close()
    expect(await callDemo(calendarPaths.events)).toEqual({ status: 200, body: { events: [] } })
  })

  const newer = { calendar: { version: 1000, tables: {} } }
  test.each([
    ['{', 'notdemodata'],
    [{}, 'notdemodata'],
    [{ format: 'arcade-demo-data', version: 1, domains: {} }, 'notdemodata'],
    [{ format: 'another', version: 1, domains: {} }, 'notdemodata'],
    [{ format: 'arcade-demo-data', version: 2 }, 'newerfile'],
    [{ format: 'arcade-demo-data', version: 1, domains: newer }, 'newerfile'],
    [{ format: 'arcade-demo-data', version: 1, domains: { future: newer.calendar } }, 'newerfile'],
    [fileWith({}), 'badrecords'],
    [fileWith([7]), 'badrecords'],
    [fileWith([{}]), 'badrecords'],
    [fileWith([{ id: {} }]), 'badrecords'],
    [fileWith([{ id: 'a' }, { id: 'a' }]), 'badrecords'],
    [fileWith([{ id: 'a', deep: JSON.parse('['.repeat(40) + ']'.repeat(40)) }]), 'badrecords'],
  ])('an import refuses %j as %s and changes nothing', async (file, code) => {
    const before = await calendarDatabase.events.toArray()
    const answer = await callDemo(demoDataPaths.import, file)
    expect(answer).toMatchObject({ status: 400, body: { code, message: expect.any(String) } })
    expect(await calendarDatabase.events.toArray()).toEqual(before)
  })

  test('an import with one bad section changes nothing', async () => {
    await rename('Changed')
    const file = await exported()
    await rename('Changed again')
    const bad = { ...Object(file.domains), users: { version: 10, tables: { nothing: [] } } }
    expect(await callDemo(demoDataPaths.import, { ...file, domains: bad })).toMatchObject({
      status: 400,
    })
    expect(await titles()).toContain('Changed again')
  })
})

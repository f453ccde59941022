/** Faults of a demo section's store, which are the same for every section. */
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calendarPaths } from '#contract/calendar/calendar'
import { demoDataPaths } from '#contract/demoData/demoData'
import { calendarDatabase } from '#mocks/calendar/database'
import { storageErrorOf } from '#mocks/database/storageError'
import { callDemo, startDemo } from '../demoNetwork'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  await startDemo(calendarDatabase)
})

afterEach(async () => {
  calendarDatabase.close()
  await Dexie.delete('demo-calendar')
})

const fault = (code: string) => ({
  status: 500,
  body: { message: 'Internal server error', code, domain: 'calendar' },
})

/** Upgrades the database like a later version of the app. */
function upgrade(change: (database: IDBDatabase) => void = () => {}): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('demo-calendar', 1000)
    opening.onupgradeneeded = () => change(opening.result)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** Replaces the database by one of this version with wrong tables. */
async function damage(change: (database: IDBDatabase) => void): Promise<void> {
  calendarDatabase.close()
  await Dexie.delete('demo-calendar')
  await new Promise<void>((resolve, reject) => {
    // Dexie multiplies its versions by ten.
    const opening = indexedDB.open('demo-calendar', calendarDatabase.verno * 10)
    opening.onupgradeneeded = () => change(opening.result)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
}

const reset = () => callDemo(demoDataPaths.reset, { domains: ['calendar'] })

describe('a database that a newer version has opened', () => {
  test('the old connection closes, and the next call reports the newer version instead of hanging', async () => {
    const newer = await upgrade()
    expect(await callDemo(calendarPaths.events)).toEqual(fault('databasenewer'))
    expect(await callDemo(calendarPaths.add, { title: 'X', start: '2026-11-21' })).toEqual(
      fault('databasenewer'),
    )
    expect(newer.version).toBe(1000)
    newer.close()
  })

  test('a newer database is not changed, and it is exported as it is', async () => {
    const newer = await upgrade((database) => {
      database.deleteObjectStore('events')
      database.createObjectStore('meetings', { keyPath: 'key' }).put({ key: 1, topic: 'later' })
    })
    newer.close()
    await callDemo(calendarPaths.events)
    const { body } = await callDemo(demoDataPaths.export)
    expect(body).toMatchObject({
      unreadable: ['calendar'],
      domains: { calendar: { version: 1000, tables: { meetings: [{ key: 1, topic: 'later' }] } } },
    })
  })

  test('a reset restores the sample content of this version', async () => {
    const newer = await upgrade()
    newer.onversionchange = () => newer.close()
    expect(await reset()).toEqual({ status: 200, body: { done: ['calendar'], failed: [] } })
    expect(await callDemo(calendarPaths.events)).toMatchObject({ status: 200 })
    expect(await calendarDatabase.events.count()).toBe(10)
  })

  test('a call that waits for another tab ends with a reason', async () => {
    const stubborn = await upgrade()
    calendarDatabase.close()
    const deleting = indexedDB.deleteDatabase('demo-calendar')
    const gone = new Promise((resolve) => deleting.addEventListener('success', resolve))
    const wait = setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, milliseconds) =>
      wait(work, Math.min(milliseconds ?? 0, 50)),
    )
    const { body } = await callDemo(calendarPaths.events)
    expect(body).toMatchObject({ code: expect.stringMatching(/databaseblocked|databasenewer/) })
    expect((await reset()).body).toEqual({
      done: [],
      failed: [{ domain: 'calendar', code: 'databaseblocked' }],
    })
    stubborn.close()
    await gone
  })
})

describe('a damaged database', () => {
  const damages: [string, (database: IDBDatabase) => void][] = [
    ['without tables', () => {}],
    ['with a table missing', (database) => database.createObjectStore('seedMark')],
    [
      'with another key',
      (database) => {
        database.createObjectStore('seedMark', { keyPath: 'id' })
        database.createObjectStore('events', { keyPath: 'uid' }).put({ uid: 1, title: 'Old' })
      },
    ],
  ]

  test.each(damages)(
    'the calls report a damaged database (%s) each time, and a reset repairs it',
    async (_, change) => {
      await damage(change)
      for (let round = 0; round < 3; round += 1) {
        expect(await callDemo(calendarPaths.events)).toEqual(fault('databasedamaged'))
      }
      expect(await reset()).toMatchObject({ body: { done: ['calendar'] } })
      expect(await callDemo(calendarPaths.events)).toMatchObject({ status: 200 })
    },
  )

  test('an export contains what is readable of a damaged database, and an import replaces it', async () => {
    const file = (await callDemo(demoDataPaths.export)).body
    await damage((database) => {
      database.createObjectStore('events', { keyPath: 'uid' }).put({ uid: 1, title: 'Old' })
    })
    expect((await callDemo(demoDataPaths.export)).body).toMatchObject({
      unreadable: ['calendar'],
      domains: { calendar: { tables: { events: [{ uid: 1, title: 'Old' }] } } },
    })
    const { body } = await callDemo(demoDataPaths.import, file)
    expect(body).toMatchObject({ done: expect.arrayContaining(['calendar']), failed: [] })
    expect(await calendarDatabase.events.count()).toBe(10)
  })

  test('an export names a database that does not open and contains the others', async () => {
    calendarDatabase.close()
    const open = indexedDB.open.bind(indexedDB)
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      if (name === 'demo-calendar') throw new DOMException('Internal error', 'UnknownError')
      return open(name, version)
    })
    expect(await callDemo(calendarPaths.events)).toEqual(fault('databasedamaged'))
    const { body } = await callDemo(demoDataPaths.export)
    expect(body).toMatchObject({ unreadable: ['calendar'], domains: { users: {} } })
  })
})

const full = () => {
  throw new DOMException('Full', 'QuotaExceededError')
}

describe('a full storage', () => {
  test('a change that does not fit is refused by name, and stored data stay unchanged', async () => {
    const before = await calendarDatabase.events.toArray()
    for (const way of ['add', 'put'] as const) {
      vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(full)
    }
    const added = await callDemo(calendarPaths.add, { title: 'X', start: '2026-11-21' })
    expect(added).toEqual(fault('storagefull'))
    expect((await reset()).body).toEqual({
      done: [],
      failed: [{ domain: 'calendar', code: 'storagefull' }],
    })
    vi.restoreAllMocks()
    expect(await calendarDatabase.events.toArray()).toEqual(before)
    expect(await callDemo(calendarPaths.events)).toMatchObject({ status: 200 })
  })

  test('a full storage is recognised inside any wrapping error', () => {
    const quota = { name: 'QuotaExceededError' }
    expect(storageErrorOf({ name: 'AbortError', inner: quota })).toBe('storagefull')
    expect(storageErrorOf({ name: 'BulkError', failures: [quota] })).toBe('storagefull')
    expect(storageErrorOf(new TypeError('x'))).toBeNull()
    expect(storageErrorOf(null)).toBeNull()
  })
})

test('a write that is aborted midway leaves the whole old state', async () => {
  const before = await calendarDatabase.events.toArray()
  const put = Reflect.get(IDBObjectStore.prototype, 'put')
  let writes = 0
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    row: unknown,
  ) {
    writes += 1
    // Like the browser does with a transaction when it is killed.
    if (writes === 5) this.transaction.abort()
    return Reflect.apply(put, this, [row])
  })
  await reset()
  vi.restoreAllMocks()
  expect(writes).toBeGreaterThanOrEqual(5)
  calendarDatabase.close()
  expect(await callDemo(calendarPaths.events)).toMatchObject({ status: 200 })
  expect(await calendarDatabase.events.toArray()).toEqual(before)
})

// needs a window
/** Tests the simulated back ends when nothing more can be written. */
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountPaths } from '#contract/account/account'
import { calendarPaths } from '#contract/calendar/calendar'
import { demoDataPaths } from '#contract/demoData/demoData'
import { providerPaths } from '#contract/provider'
import { calendarDatabase } from '#mocks/calendar/database'
import { database } from '#mocks/provider/database/database'
import { callDemo, startDemo } from '../demoNetwork'
import { callApi, callProvider, demo, demoId } from '../provider/backEnds'
import { advance, minute, newPerson, Person, startProvider } from '../provider/providerPlayer'
import { expectLedgerInvariants } from '../wallet/ledgerInvariants'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  await startProvider()
})

afterEach(() => vi.restoreAllMocks())

/** Makes writes fail when a transaction has written everything, which is when browsers check the quota. */
function refuseToKeep(): void {
  const dispatch = Reflect.get(IDBTransaction.prototype, 'dispatchEvent')
  vi.spyOn(IDBTransaction.prototype, 'dispatchEvent').mockImplementation(function (
    this: IDBTransaction,
    event: Event,
  ) {
    const written: unknown[] = Reflect.get(this, '_rollbackLog')
    if (event.type !== 'complete' || written.length === 0) {
      return Reflect.apply(dispatch, this, [event])
    }
    Reflect.get(this, '_abort').call(this, 'QuotaExceededError')
    return true
  })
}

const logIn = () => callApi(accountPaths.login, { body: demo })

describe('a full device with existing data', () => {
  test('a withdrawal is read in its current state, although due changes cannot be written', async () => {
    const person = await newPerson(500)
    const { withdrawId } = await person.done(providerPaths.withdraw(), { amount: 100 })
    advance(2 * minute)
    const path = providerPaths.withdrawTransaction(String(withdrawId))
    refuseToKeep()
    expect(await person.data(path)).toMatchObject({ status: 'paid' })
    expect(await database.withdraws.get(String(withdrawId))).toMatchObject({ status: 'requested' })
    vi.restoreAllMocks()
    expect(await person.data(path)).toMatchObject({ status: 'paid' })
    expect(await database.withdraws.get(String(withdrawId))).toMatchObject({ status: 'paid' })
  })

  test('players can log in and read all their data on a full device', async () => {
    refuseToKeep()
    expect(await logIn()).toMatchObject({ status: 200 })
    const player = new Person(demoId)
    for (const path of [
      providerPaths.wallet(demoId),
      providerPaths.updateBalance(demoId),
      providerPaths.cashback(demoId),
      providerPaths.wheelPoint(demoId),
      providerPaths.notifications(demoId),
      providerPaths.support(demoId),
      providerPaths.protection(demoId),
    ]) {
      expect({ path, ...(await player.read(path)) }).toMatchObject({ path, status: 200 })
    }
  })

  test('each ended cashback period is returned on a full device, and none is stored', async () => {
    const player = new Person(demoId)
    refuseToKeep()
    const told = async () => Object.values(await player.data(providerPaths.cashback(demoId)))
    const [running, ...ended] = await told()
    expect(ended.length).toBeGreaterThan(1)
    advance(24 * 60 * minute)
    expect((await told())[1]).toMatchObject({ cashbackId: Object(running).cashbackId })
    expect(await database.cashbacks.count()).toBe(0)
  })

  test('a required write is refused by name on a full device, and changes nothing', async () => {
    refuseToKeep()
    const { serviceToken } = Object((await logIn()).body)
    const body = { userId: demoId, requestId: crypto.randomUUID(), amount: 100 }
    const call = { token: serviceToken, body }
    expect(await callProvider(providerPaths.withdraw(), call)).toMatchObject({
      status: 500,
      body: { code: 'storagefull', domain: 'money' },
    })
    vi.restoreAllMocks()
    await expectLedgerInvariants(demoId)
    expect(await database.requests.count()).toBe(0)
  })
})

describe('an import on a full device', () => {
  beforeEach(() => startDemo(calendarDatabase))

  test('an export can be imported, however long it is', async () => {
    const description = 'x'.repeat(1_100_000)
    const [event] = await calendarDatabase.events.toArray()
    const events = Array.from({ length: 32 }, (_, index) => ({
      ...event,
      id: `e${index}`,
      description,
    }))
    await calendarDatabase.events.bulkPut(
      events.flatMap((each) => (event ? { ...event, ...each } : [])),
    )
    const kept = await calendarDatabase.events.count()
    const { body } = await callDemo(demoDataPaths.export)
    await startDemo(calendarDatabase)
    const { calendar } = Object(Object(body).domains)
    const file = JSON.stringify({ ...Object(body), domains: { calendar } })
    expect(file.length).toBeGreaterThan(34_000_000)
    expect(await callDemo(demoDataPaths.import, file)).toEqual({
      status: 200,
      body: { done: ['calendar'], failed: [] },
    })
    expect(await calendarDatabase.events.count()).toBe(kept)
  })

  test('an import that runs out of storage restores all or nothing, and reports it', async () => {
    const { body } = await callDemo(demoDataPaths.export)
    const { calendar } = Object(Object(body).domains)
    await calendarDatabase.events.clear()
    refuseToKeep()
    const file = { ...Object(body), domains: { calendar } }
    expect((await callDemo(demoDataPaths.import, file)).body).toEqual({
      done: [],
      failed: [{ domain: 'calendar', code: 'storagefull' }],
    })
    expect(await calendarDatabase.events.count()).toBe(0)
  })
})

test('data that could not be created are reported, hide nothing, and are created once there is space', async () => {
  // Another tab closes the database, like the settings do.
  calendarDatabase.close()
  await Dexie.delete(calendarDatabase.name)
  refuseToKeep()
  expect(await callDemo(calendarPaths.events)).toMatchObject({ body: { code: 'storagefull' } })
  expect(await logIn()).toMatchObject({ status: 200 })
  vi.restoreAllMocks()
  expect(await callDemo(calendarPaths.events)).toMatchObject({ status: 200 })
})

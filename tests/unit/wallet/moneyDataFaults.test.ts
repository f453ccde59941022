/** Tests real faults of the simulated money databases. */
import { Dexie, type Table } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountPaths } from '#contract/account/account'
import { providerPaths } from '#contract/provider'
import { moneyDataPaths } from '#contract/wallet/moneyData'
import { quarantineDatabase } from '#mocks/database/checkedDatabase'
import { device } from '#mocks/database/database'
import { database } from '#mocks/provider/database/database'
import { rowChecks } from '#mocks/provider/database/rowChecks'
import { makeSeed } from '#mocks/provider/seed/seed'
import { forgetSessionKey, signToken } from '#mocks/token'
import { callApi, callProvider, demo, demoId, noon, startFresh } from '../provider/backEnds'
import { expectLedgerInvariants } from './ledgerInvariants'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  await startFresh()
  await quarantineDatabase.emptied()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await callApi(moneyDataPaths.reset, { body: {} })
})

/** Upgrades the database like a later version of the app. */
function upgrade({ name }: Dexie): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 900)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** Writes a row without any validation. */
function put({ name }: Table, row: object): Promise<void> {
  const store = database.backendDB().transaction(name, 'readwrite').objectStore(name)
  return new Promise((resolve, reject) => {
    const asking = store.put(row)
    asking.onsuccess = () => resolve()
    asking.onerror = () => reject(asking.error)
  })
}

const logIn = () => callApi(accountPaths.login, { body: demo })
const serverError = (code: string) => ({
  status: 500,
  body: { message: 'Server Error', code, domain: 'money' },
})

async function asPlayer(path: string) {
  return callProvider(path, { token: await signToken(demoId) })
}

test('every row of the seed is valid for its table', () => {
  for (const [name, rows] of Object.entries(makeSeed(noon))) {
    const misfits = rows.filter((row, seq) => !rowChecks[name]?.({ seq, ...row }))
    expect({ name, misfits }).toEqual({ name, misfits: [] })
  }
})

describe.each([
  ['device', device],
  ['provider-mock', database],
] as const)('the database %s of a newer version', (_, fallen) => {
  test('a newer database is reported at login, not changed, exported, and recreated only on request', async () => {
    fallen.close()
    forgetSessionKey()
    const newer = await upgrade(fallen)
    expect(await logIn()).toEqual(serverError('databasenewer'))
    const { body } = await callApi(moneyDataPaths.export)
    expect(body).toMatchObject({
      unreadable: [fallen.name],
      databases: { [fallen.name]: { version: 900 } },
    })
    expect(JSON.stringify(body)).not.toContain('iterations')
    newer.close()
    expect((await callApi(moneyDataPaths.reset, { body: {} })).status).toBe(200)
    expect((await logIn()).status).toBe(200)
  })
})

test('a database that never answers ends in a named error within the time limit', async () => {
  database.close()
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) =>
    name === 'provider-mock' ? open(`${name}-never`) : open(name, version),
  )
  vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => {}))
  const wait = setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, milliseconds) =>
    wait(work, Math.min(milliseconds ?? 0, 50)),
  )
  expect(await callProvider(providerPaths.banks())).toMatchObject({
    status: 500,
    body: { code: 'databaseblocked', domain: 'money' },
  })
})

test('an unusable key is replaced, so a new login works and an old token is refused', async () => {
  const token = await signToken(demoId)
  await device.keys.put(Object.assign({ id: 'session' }, { key: JSON.parse('{"kty":"oct"}') }))
  forgetSessionKey()
  expect((await callApi(accountPaths.me, { token })).status).toBe(401)
  expect((await logIn()).status).toBe(200)
})

describe('invalid rows', () => {
  const broken = { userId: demoId, balance: 'much', updatedAt: 'yesterday' }

  test('an invalid wallet is quarantined, reported, exported, and rebuilt from the ledger', async () => {
    await put(database.wallets, broken)
    expect(await asPlayer(providerPaths.balance(demoId))).toEqual({ status: 200, body: 1250.75 })
    expect((await callApi(moneyDataPaths.quarantine)).body).toEqual({
      tables: [{ table: 'wallets', rows: 1 }],
      isHeld: false,
    })
    expect((await callApi(moneyDataPaths.export)).body).toMatchObject({
      databases: { 'set-aside': { tables: { rows: [{ row: broken }] } } },
    })
    await expectLedgerInvariants(demoId)
  })

  test("an invalid ledger row blocks its player's requests, and the repair replaces it by an adjustment", async () => {
    const rows = await database.ledger.where({ userId: demoId }).sortBy('seq')
    const middle = rows[Math.floor(rows.length / 2)]
    await put(database.ledger, { ...middle, amount: null })
    await put(database.ledger, { ...rows.at(-1), amount: 1.5 })
    expect((await asPlayer(providerPaths.wallet(demoId))).status).toBe(200)
    await database.ledger.toArray().catch(() => asPlayer(providerPaths.statement(demoId)))
    const body = { userId: demoId, requestId: crypto.randomUUID(), amount: 100 }
    expect(
      await callProvider(providerPaths.withdraw(), { token: await signToken(demoId), body }),
    ).toMatchObject({ status: 400, body: { code: 'recordsdamaged' } })
    expect((await callApi(moneyDataPaths.repair, { body: {} })).body).toMatchObject({
      tables: [{ table: 'ledger', rows: 2 }],
      isHeld: false,
    })
    expect(await database.ledger.get(middle?.seq ?? 0)).toMatchObject({
      amount: middle?.amount,
      balanceAfter: middle?.balanceAfter,
      reason: 'set-aside',
    })
    await expectLedgerInvariants(demoId)
  })

  const others: [string, Table, () => Promise<object | undefined>, string][] = [
    [
      'deposit',
      database.deposits,
      () => database.deposits.where({ userId: demoId }).first(),
      'amount',
    ],
    ['player', database.players, () => database.players.get(demoId), 'book_name'],
    ['bank', database.banks, () => database.banks.toCollection().first(), 'bank_name'],
    ['setting', database.settings, () => database.settings.get('withdraw'), 'value'],
  ]

  test.each(others)('an invalid %s hides nothing else', async (_, table, find, field) => {
    const row = await find()
    await put(table, { ...row, [field]: [] })
    for (const path of [
      providerPaths.wallet(demoId),
      providerPaths.depositHistory(demoId),
      providerPaths.withdrawSetting(),
      providerPaths.banks(),
    ]) {
      expect({ path, status: (await asPlayer(path)).status }).toEqual({ path, status: 200 })
    }
    expect((await logIn()).status).toBe(200)
    await expectLedgerInvariants(demoId)
  })

  test('a missing setting is restored from the seed', async () => {
    await database.settings.clear()
    expect((await asPlayer(providerPaths.wallet(demoId))).status).toBe(200)
    expect(await database.settings.count()).toBe(makeSeed(noon).settings.length)
  })

  test('invalid faults and clock changes of testers have no effect', async () => {
    await device.settings.put({ id: 'clockOffsetMs', value: JSON.parse('"later"') })
    await device.rules.put(JSON.parse('{"id":"r","match":"/bank","effect":"explode"}'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await callProvider(providerPaths.banks())).status).toBe(200)
    expect(await device.rules.count()).toBe(0)
  })
})

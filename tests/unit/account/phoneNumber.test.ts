import { Dexie } from 'dexie'
import { getResponse } from 'msw/utils/get-response'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account/account'
import { providerPaths } from '#contract/provider'
import { emptyRegistration, payloadOf } from '#features/session/register/registration'
import { phoneNumber, plainUsername } from '#lib/text/phoneNumber'
import { accountHandlers } from '#mocks/account/handlers'
import { indexHandlers } from '#mocks/dispatch'
import { database } from '#mocks/provider/database/database'
import { firstTables, tables } from '#mocks/provider/database/tables'
import * as fc from '../../properties'
import { callApi, callProvider, config, demo, demoId, startFresh } from '../provider/backEnds'

beforeEach(startFresh)
afterAll(async () => {
  await database.delete()
  await database.open()
})

/** Generates spellings of the same number: with a country code, with gaps, in Thai digits. */
const writings = (number: string) =>
  fc
    .record({
      start: fc.constantFrom('0', '+66', '0066', '66', '+66 (0)', '๐'),
      gaps: fc.array(
        fc.constantFrom('', ' ', '-', '–', '\u2011', '−', '\u00a0', '\u200b', '\u2068', '.'),
        {
          minLength: 9,
          maxLength: 9,
        },
      ),
      thai: fc.boolean(),
      around: fc.constantFrom('', ' ', '\t'),
    })
    .map(({ start, gaps, thai, around }) => {
      const rest = gaps.map((gap, index) => gap + number.charAt(index + 1)).join('')
      const written = start + rest
      const letters = thai
        ? written.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
        : written
      return around + letters + around
    })

const numbers = fc
  .tuple(fc.constantFrom('6', '8', '9'), fc.stringMatching(/^\d{8}$/))
  .map(([kind, rest]) => `0${kind}${rest}`)

describe('a phone number', () => {
  test('a phone number has one normal form, however it is written', () => {
    const written = numbers.chain((number) => fc.tuple(fc.constant(number), writings(number)))
    fc.assert(
      fc.property(written, ([number, text]) => {
        expect(phoneNumber(text)).toBe(number)
        expect(plainUsername(text)).toBe(number)
      }),
    )
  })

  test.each(['tester-T1', '0000000101', '021234567', '+44 20 7946 0000', '08123456789', ''])(
    '“%s” is not a phone number and stays a name',
    (name) => {
      expect(phoneNumber(name)).toBeNull()
      expect(plainUsername(` ${name} `)).toBe(name)
    },
  )
})

const fresh = {
  username: '081-555-5999',
  password: 'secret99',
  bank_name: 'ธนาคารกรุงเทพ',
  book_number: '0000777777',
  book_name: 'ผู้เล่น คนใหม่',
  inviterID: null,
}

describe('one account per phone number', () => {
  test('each spelling of a phone number logs in to the same account', async () => {
    await fc.assert(
      fc.asyncProperty(writings(demo.username), async (username) => {
        const body = { username, password: demo.password }
        expect((await callProvider(providerPaths.playerLogin(), { body })).body).toMatchObject({
          id: demoId,
        })
        expect((await callApi(accountPaths.login, { body })).body).toMatchObject({
          user: { id: demoId },
        })
      }),
      { numRuns: 12 },
    )
  })

  test('no spelling of a registered phone number creates a second account', async () => {
    const body = { ...fresh, confirmPassword: fresh.password }
    expect(await callApi(accountPaths.register, { body })).toMatchObject({
      status: 200,
      body: { user: { username: '0815555999' } },
    })
    const again = {
      ...body,
      username: '+66 81 555 5999',
      book_number: '0000666666',
      book_name: 'อื่น',
    }
    expect(await callApi(accountPaths.register, { body: again })).toEqual({
      status: 400,
      body: { message: 'ชื่อผู้ใช้งานซ้ำในระบบ!' },
    })
    expect(await callProvider(providerPaths.checkRegister(), { body: again })).toMatchObject({
      body: 'duplicateusername',
    })
  })

  test('the page sends and remembers the normal form of a phone number', () => {
    const form = { ...emptyRegistration, username: ' ๐๘๑-555 5999' }
    expect(payloadOf(form, 'pin', null).username).toBe('0815555999')
  })
})

test('login tries both spellings with a provider that has a spelling of its own', async () => {
  const asked: unknown[] = []
  const handlersFor = indexHandlers(
    accountHandlers(config, async (request) => {
      asked.push((await request.json()).username)
      return Response.json('notfound')
    }),
  )
  const body = JSON.stringify({ username: '081-234-5678', password: 'x' })
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body }
  const request = new Request(config.apiOrigin + accountPaths.login, init)
  const response = await getResponse(handlersFor(request), request)
  expect(asked).toEqual(['081-234-5678', '0812345678'])
  expect(response?.status).toBe(400)
})

/** Creates the database as the version before this rule left it. */
async function keepOld(players: object[]): Promise<void> {
  const [known] = await database.players.where({ id: demoId }).toArray()
  database.close()
  await Dexie.delete('provider-mock')
  const old = new Dexie('provider-mock')
  old.version(1).stores(firstTables)
  old.version(3).stores(tables)
  await old.open()
  await old
    .table('players')
    .bulkAdd(players.map((player) => ({ ...known, nameKey: undefined, ...player })))
  old.close()
  await database.open()
}

const logIn = async (username: string) =>
  (
    await callProvider(providerPaths.playerLogin(), {
      body: { username, password: demo.password },
    })
  ).body

describe('accounts from before the normal form', () => {
  test('an old account with dashes is found by each spelling', async () => {
    await keepOld([{ id: 'OLD', username: '081-234-5999' }])
    expect(await logIn('081-234-5999')).toMatchObject({ id: 'OLD', username: '0812345999' })
    expect(await logIn('0812345999')).toMatchObject({ id: 'OLD' })
  })

  test('two old accounts with the same number can both still log in', async () => {
    await keepOld([
      {
        id: 'LATER',
        username: '081-234-5999',
        book_name: 'ข',
        book_number: '2',
        createdAt: '2026-02-01T00:00:00.000Z',
      },
      {
        id: 'FIRST',
        username: '081 234 5999',
        book_name: 'ก',
        book_number: '1',
        createdAt: '2026-01-01T00:00:00.000Z',
      },
    ])
    expect(await logIn('0812345999')).toMatchObject({ id: 'FIRST' })
    expect(await logIn('+66812345999')).toMatchObject({ id: 'FIRST' })
    expect(await logIn('081-234-5999')).toMatchObject({ id: 'LATER' })
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { satang } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import { rowChecks } from '#mocks/provider/database/rowChecks'
import { post } from '#mocks/provider/wallet/ledger'
import { callProvider } from '../provider/backEnds'
import {
  advance,
  clockTime,
  decide,
  grant,
  minute,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants, ledgerOf, statementOf } from './ledgerInvariants'

beforeAll(startProvider)

async function openGame(person: Person, providerCode: string): Promise<string> {
  advance(minute)
  const { loginLink } = await person.done(providerPaths.loginLink(), { providerCode })
  return new URL(String(loginLink), 'http://localhost').searchParams.get('session') ?? ''
}

async function bet(person: Person, session: string, stake: number): Promise<void> {
  await person.done(providerPaths.gameBet(), { session, stake, side: 'low' })
}

describe('bets in the statement', () => {
  test('bets show how they changed the bonus balance, with own money staked first', async () => {
    const person = await newPerson()
    await person.deposit(500, { PromotionID: 'P3' })
    await person.bet(Number((await person.data(providerPaths.wallet(person.id)))['own']), 0)
    await person.bet(40, 0)
    await person.bet(10, 20)
    const rows = await statementOf(person.id)
    expect(rows.filter(({ type }) => type === 'play').map(({ bonus }) => bonus)).toEqual([
      1000, -4000, 0,
    ])
    expect(rows.find(({ type }) => type === 'deposit')).toMatchObject({ bonus: 0 })
  })

  test('bets of one session are one row that opens to its stakes and winnings', async () => {
    const person = await newPerson(1000)
    const session = await openGame(person, 'NOVA')
    const startedAt = clockTime()
    for (const stake of [10, 20, 30]) {
      await bet(person, session, stake)
      advance(1000)
    }
    const [row, granted, ...none] = await statementOf(person.id)
    expect(none).toEqual([])
    expect(granted).toMatchObject({ type: 'adjust_add', amount: 100_000, balanceAfter: 100_000 })
    expect(row).toMatchObject({
      type: 'play',
      refType: 'game',
      play: { bets: 3, stake: 6000, startedAt },
    })
    expect(row?.name).toBe((await database.gameProviders.get('NOVA'))?.providerName)
    expect(row?.balanceAfter).toBe(await person.balance())
    expect(row?.amount).toBe((row?.play?.won ?? 0) - 6000)
    const entries = await statementOf(person.id, `play=${row?.seq}`)
    expect(entries.filter(({ type }) => type === 'bet_sim').map(({ amount }) => amount)).toEqual([
      -3000, -2000, -1000,
    ])
    expect(entries[0]?.balanceAfter).toBe(row?.balanceAfter)
    expect(JSON.stringify(await statementOf(person.id))).not.toContain(session)
  })

  test('bets are split by other entries, by another session and by midnight in Bangkok', async () => {
    const person = await newPerson(1000)
    const first = await openGame(person, 'NOVA')
    await bet(person, first, 1)
    await grant(person.id, 5)
    await bet(person, first, 2)
    const second = await openGame(person, 'JADE')
    await bet(person, second, 3)
    await bet(person, first, 4)
    setTime('2026-11-21T16:59:00Z')
    const late = await openGame(person, 'NOVA')
    setTime('2026-11-21T16:59:59Z')
    await bet(person, late, 5)
    setTime('2026-11-21T17:00:00Z')
    await bet(person, late, 6)
    const rows = await statementOf(person.id)
    expect(rows.map(({ type, play }) => play?.stake ?? type)).toEqual([
      600,
      500,
      400,
      300,
      200,
      'adjust_add',
      100,
      'adjust_add',
    ])
    await expectLedgerInvariants(person.id)
    const yesterday = await statementOf(person.id, 'kind=game&to=2026-11-21')
    expect(yesterday.map(({ play }) => play?.stake)).toEqual([500, 400, 300, 200, 100])
    const today = await statementOf(person.id, 'from=2026-11-22&to=2026-11-22')
    expect(today.map(({ play }) => play?.stake)).toEqual([600])
  })

  test('bets without a session, by testers and earlier versions, have rows of their own', async () => {
    const person = await newPerson(100)
    await person.bet(10, 25)
    await person.bet(10, 0)
    const rows = await statementOf(person.id, 'kind=game')
    expect(rows).toMatchObject([
      { type: 'play', amount: -1000, name: null, play: { bets: 1, stake: 1000, won: 0 } },
      { type: 'play', amount: 1500, name: null, play: { bets: 1, stake: 1000, won: 2500 } },
    ])
  })

  test('bets of another player cannot be opened', async () => {
    const person = await newPerson(100)
    await person.bet(10, 0)
    const [row] = await statementOf(person.id)
    const other = await newPerson(100)
    expect(await statementOf(other.id, `play=${row?.seq}`)).toEqual([])
    expect(await statementOf(other.id, 'play=999999')).toEqual([])
  })
})

describe('the search in the statement', () => {
  test('the search finds amounts, names, reasons and references, but no session', async () => {
    const person = await newPerson(1000)
    const session = await openGame(person, 'NOVA')
    await bet(person, session, 33)
    await person.done(providerPaths.redeemCode(), { code: 'hello 2026' })
    const depositId = await person.deposit(250)
    const typesFound = async (search: string) =>
      (await statementOf(person.id, `search=${encodeURIComponent(search)}`)).map(({ type }) => type)
    expect(await typesFound('hello')).toEqual(['code'])
    expect(await typesFound('33')).toContain('play')
    expect(await typesFound('1,000')).toEqual(['adjust_add'])
    expect(await typesFound('250')).toEqual(['deposit'])
    expect(await typesFound(depositId)).toEqual(['deposit'])
    expect(await typesFound(session)).toEqual([])
    const name = (await database.gameProviders.get('NOVA'))?.providerName ?? ''
    expect(await typesFound(name)).toEqual(['play'])
  })
})

describe('rows of the statement', () => {
  test('a row names its source', async () => {
    const person = await newPerson(0)
    const depositId = await person.deposit(500, { PromotionID: 'P3' })
    const rows = await statementOf(person.id)
    const deposit = rows.find(({ type }) => type === 'deposit')
    expect(deposit).toMatchObject({ refType: 'deposit', refId: depositId, name: null })
    const bonus = rows.find(({ type }) => type === 'bonus')
    expect(bonus?.name).toBe((await database.promotions.get('P3'))?.PromotionName)
    const free = await newPerson(0)
    await free.done(providerPaths.redeemCode(), { code: 'hello 2026' })
    expect(await statementOf(free.id)).toMatchObject([{ type: 'code', name: 'HELLO-2026' }])
  })

  test('a row keeps the reason of the person who made it', async () => {
    const person = await newPerson(0)
    await post({
      userId: person.id,
      type: 'adjust_add',
      amount: satang(1),
      refType: 'admin',
      refId: 'A1',
      idemKey: crypto.randomUUID(),
      actor: 'A1',
      reason: 'Goodwill',
    })
    expect(await statementOf(person.id)).toMatchObject([{ reason: 'Goodwill', amount: 1 }])
  })

  test('rows are read in pages of thirty, each once, with a cursor that new entries do not disturb', async () => {
    const person = await newPerson(0)
    for (let count = 0; count < 95; count++) await grant(person.id, 1)
    const path = providerPaths.statement(person.id)
    const first = await person.data(path)
    expect(first['rows']).toHaveLength(30)
    const whole = await statementOf(person.id)
    await grant(person.id, 1)
    const second = await person.data(`${path}?after=${String(first['next'])}`)
    expect(second['rows']).toMatchObject(whole.slice(30, 60).map(({ seq }) => ({ seq })))
    expect(whole.map(({ seq }) => seq)).toEqual(
      (await ledgerOf(person.id))
        .slice(0, 95)
        .map(({ seq }) => seq)
        .toReversed(),
    )
    const last = await person.data(`${path}?after=${whole[64]?.seq}`)
    expect(last).toMatchObject({ rows: { length: 30 }, next: null })
  })

  test('a very long statement is read to its last row', async () => {
    const person = await newPerson(0)
    await person.done(providerPaths.redeemCode(), { code: 'hello 2026' })
    for (let count = 0; count < 101; count++) await grant(person.id, 1)
    expect(await statementOf(person.id)).toHaveLength(102)
    expect(await statementOf(person.id, 'kind=reward')).toMatchObject([{ type: 'code' }])
  })

  test('a row has no name if its source was deleted', async () => {
    const person = await newPerson(0)
    await person.done(providerPaths.redeemCode(), { code: 'hello 2026' })
    await database.codeRedeems.where({ userId: person.id }).delete()
    expect(await statementOf(person.id)).toMatchObject([{ type: 'code', name: null }])
  })

  test('the rows of a day are those from midnight to midnight in Bangkok', async () => {
    const person = await newPerson(0)
    for (const time of [
      '20T23:59:59.999',
      '21T00:00:00.000',
      '21T23:59:59.999',
      '22T00:00:00.000',
    ]) {
      setTime(`2026-11-${time}+07:00`)
      await grant(person.id, Number(time.slice(0, 2)))
    }
    const amounts = async (query: string) =>
      (await statementOf(person.id, query)).map(({ amount }) => amount / 100)
    expect(await amounts('from=2026-11-21&to=2026-11-21')).toEqual([21, 21])
    expect(await amounts('from=2026-11-22')).toEqual([22])
    expect(await amounts('to=2026-11-20')).toEqual([20])
    const other = await newPerson(0)
    setTime('2026-11-21T00:00:00+07:00')
    await grant(other.id, 1)
    expect(await statementOf(other.id, 'from=2026-11-21&to=2026-11-21')).toHaveLength(1)
  })

  test('rows are filtered by kind and by Bangkok days, including late entries', async () => {
    setTime('2026-11-23T05:00:00Z')
    const person = await newPerson(600)
    const withdrawal = await person.done(providerPaths.withdraw(), { amount: 100 })
    advance(20_000)
    await decide(withdrawal['withdrawId'], 'reject')
    await post({
      userId: person.id,
      type: 'deposit',
      amount: satang(100),
      refType: 'deposit',
      refId: 'D-late',
      idemKey: crypto.randomUUID(),
      actor: 'system',
      at: '2026-11-01T05:00:00.000Z',
    })
    const types = async (query: string) =>
      (await statementOf(person.id, query)).map(({ type }) => type)
    expect(await types('kind=withdraw')).toEqual(['withdraw_release', 'withdraw_hold'])
    expect(await types('kind=promotion')).toEqual([])
    expect(await types('to=2026-11-01')).toEqual(['deposit'])
    expect(await types('from=2026-11-01&to=2026-11-01&kind=game')).toEqual([])
    expect(await types('from=2999-12-31')).toEqual([])
    expect(await types('from=2026-11-30&to=2026-11-01')).toEqual([])
  })
})

test.each([
  'kind=everything',
  'kind=play',
  'from=2026-13-01',
  'from=yesterday',
  'from=%2B012026-11-21',
  'to=0000-01-01',
  'to=2026-11-21T00:00',
  'after=-1',
  'after=1e3',
  'after=9999999999999999',
  'after=NaN',
  'play=__proto__',
])('the query %s is refused', async (query) => {
  const person = await newPerson(1)
  const { status, body } = await person.read(`${providerPaths.statement(person.id)}?${query}`)
  expect(status).toBe(400)
  expect(body).toEqual({ message: expect.any(String) })
})

test.each(['__proto__=1', 'constructor=2', 'limit=999'])(
  'the statement refuses the unknown parameter %s',
  async (query) => {
    const person = await newPerson(1)
    const path = providerPaths.statement(person.id)
    expect((await person.read(`${path}?${query}`)).status).toBe(400)
  },
)

test('an entry that no statement can show is treated as damaged', async () => {
  const person = await newPerson(1)
  const [entry] = await ledgerOf(person.id)
  const isValid = (changes: object) => rowChecks['ledger']?.({ ...entry, ...changes })
  expect(isValid({})).toBe(true)
  expect(isValid({ game: { session: 's', providerCode: 'NOVA' } })).toBe(true)
  expect(isValid({ type: 'gift' })).toBe(false)
  expect(isValid({ refType: 'gift' })).toBe(false)
  expect(isValid({ game: { session: 's', providerCode: null } })).toBe(false)
  expect(isValid({ game: 'NOVA' })).toBe(false)
})

test('the statement of another player cannot be read', async () => {
  const [person, other] = [await newPerson(1), await newPerson(1)]
  expect((await other.read(providerPaths.statement(person.id))).status).toBe(403)
  expect((await callProvider(providerPaths.statement(person.id))).status).toBe(401)
})

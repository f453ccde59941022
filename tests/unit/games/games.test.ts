import { beforeAll, describe, expect, test } from 'vitest'
import { betSchema, gameProvidersSchema, loginLinkSchema } from '#contract/games/games'
import { providerPaths, readProvider } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import {
  advance,
  hour,
  minute,
  newPerson,
  type Person,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants } from '../wallet/ledgerInvariants'

beforeAll(startProvider)

const link = providerPaths.loginLink()
const bet = providerPaths.gameBet()

async function open(person: Person): Promise<string> {
  const { loginLink } = readProvider(
    loginLinkSchema,
    await person.done(link, { providerCode: 'NOVA' }),
  )
  return new URL(loginLink, 'http://localhost').searchParams.get('session') ?? ''
}

describe('the login link', () => {
  test('a login link opens the simulated game, at most once a minute', async () => {
    const person = await newPerson()
    const { loginLink, expiresAt } = await person.done(link, { providerCode: 'NOVA' })
    expect(loginLink).toMatch(/^\/games\/play\?provider=NOVA&session=[0-9A-Z]{24}$/)
    expect(await person.refused(link, { providerCode: 'JADE' })).toEqual({
      code: 'gamelinkwait',
      time: expiresAt,
    })
    advance(minute)
    await person.done(link, { providerCode: 'JADE' })
  })

  test('a login link is refused for a closed game house, with the time when it opens', async () => {
    const person = await newPerson()
    expect(await person.refused(link, { providerCode: 'COMET' })).toMatchObject({
      code: 'providerdown',
      time: expect.stringMatching(/Z$/),
    })
    expect((await person.refused(link, { providerCode: 'ARENA' }))['code']).toBe('provideroff')
    expect((await person.refused(link, { providerCode: 'NONE' }))['code']).toBe('notfound')
    await database.gameProviders.update('ARENA', { maintenanceUntil: '2099-01-01T00:00:00.000Z' })
    expect((await person.refused(link, { providerCode: 'ARENA' }))['code']).toBe('provideroff')
    await database.gameProviders.update('ARENA', { maintenanceUntil: null })
    advance(7 * hour)
    const { body } = await person.read(providerPaths.gameProviders())
    const providers = readProvider(gameProvidersSchema, body)
    expect(providers.find(({ providerCode }) => providerCode === 'COMET')?.status).toBe('online')
  })
})

describe('the simulated game', () => {
  test('the game pays 1.9 times the stake for about every second guess, and counts every stake', async () => {
    const person = await newPerson(1000)
    await person.done(providerPaths.receivePromotion(), { PromotionID: 'P6' })
    const session = await open(person)
    let wins = 0
    const results = new Set<string>()
    for (let count = 0; count < 60; count++) {
      const answer = await person.done(bet, {
        session,
        stake: 1.01,
        side: count % 2 ? 'high' : 'low',
      })
      const { won, side, result, stake } = readProvider(betSchema, answer)
      expect(stake).toBe(101)
      expect(won).toBe(side === result ? 191 : 0)
      if (won > 0) wins++
      results.add(result)
    }
    expect(results).toEqual(new Set(['high', 'low']))
    expect(wins).toBeGreaterThan(15)
    expect(wins).toBeLessThan(45)
    const active = await database.received.where({ activeKey: person.id }).first()
    expect(active?.turnoverDone).toBe(60 * 101)
    await expectLedgerInvariants(person.id)
  })

  test("the game refuses a stake above the credit, no stake, and another player's session", async () => {
    const person = await newPerson(10)
    const session = await open(person)
    const request = { session, side: 'low' }
    expect(await person.refused(bet, { ...request, stake: 10.01 })).toEqual({
      code: 'stakeovercredit',
      max: 10,
    })
    for (const stake of [0, 0.01, 0.99]) {
      expect(await person.refused(bet, { ...request, stake })).toEqual({
        code: 'belowminstake',
        min: 1,
      })
    }
    const other = await newPerson(10)
    expect((await other.refused(bet, { ...request, stake: 1 }))['code']).toBe('gameclosed')
    advance(2 * hour)
    expect((await person.refused(bet, { ...request, stake: 1 }))['code']).toBe('gameclosed')
  })

  test('a repeated bet is one bet', async () => {
    const person = await newPerson(10)
    const request = {
      requestId: crypto.randomUUID(),
      session: await open(person),
      stake: 1,
      side: 'low',
    }
    const answers = await Promise.all([1, 2, 3].map(() => person.request(bet, request)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await database.ledger.where({ userId: person.id }).count()).toBeLessThanOrEqual(3)
  })
})

test("game houses are in the operator's order", async () => {
  const person = await newPerson()
  const { gameProviders } = database
  const before = await gameProviders.toArray()
  await gameProviders.bulkPut(before.map((row, index) => ({ ...row, sort: before.length - index })))
  const { body } = await person.read(providerPaths.gameProviders())
  const shown = readProvider(gameProvidersSchema, body).map(({ providerCode }) => providerCode)
  expect(shown).toEqual(before.map(({ providerCode }) => providerCode).toReversed())
  const again = before.map((row, index) => ({ ...row, sort: index }))
  await gameProviders.bulkPut(again)
  const next = readProvider(
    gameProvidersSchema,
    (await person.read(providerPaths.gameProviders())).body,
  )
  expect(next.map(({ providerCode }) => providerCode)).toEqual(shown.toReversed())
  await gameProviders.bulkPut(before)
})

import { beforeAll, describe, expect, test } from 'vitest'
import { tokenLifeSeconds } from '#contract/account/login'
import { providerPaths } from '#contract/provider'
import { createNetwork } from '#mocks/network'
import { signToken } from '#mocks/token'
import { callProvider, config, demoId, noon, staffToken, startFresh, tokenPart } from './backEnds'

beforeAll(startFresh)

const ownRows = [
  providerPaths.player(demoId),
  providerPaths.balance(demoId),
  providerPaths.updateBalance(demoId),
  providerPaths.depositHistory(demoId),
  providerPaths.withdrawHistory(demoId),
  providerPaths.availablePromotion(demoId),
  providerPaths.inviteSummary(demoId),
]

describe.each(ownRows)('%s', (path) => {
  test("a player's rows are open to that player", async () => {
    expect((await callProvider(path, { token: await signToken(demoId) })).status).toBe(200)
  })

  test("a player's rows are closed without a token", async () => {
    expect(await callProvider(path)).toEqual({ status: 401, body: { message: 'Token Missing' } })
  })

  test("a player's rows are closed with an invalid token", async () => {
    expect(await callProvider(path, { token: 'a.b.c' })).toEqual({
      status: 401,
      body: { message: 'Invalid Token' },
    })
  })

  test("a player's rows are closed to another player", async () => {
    expect(await callProvider(path, { token: await signToken('M1002') })).toEqual({
      status: 403,
      body: { message: 'Forbidden' },
    })
  })
})

test('a session can only be checked by its own player', async () => {
  const check = { body: { userId: demoId } }
  const token = await signToken('M1002')
  expect((await callProvider(providerPaths.playerCheck(), check)).status).toBe(401)
  expect((await callProvider(providerPaths.playerCheck(), { ...check, token })).status).toBe(403)
})

test('the list of all players is only for admins', async () => {
  expect((await callProvider(providerPaths.players())).status).toBe(401)
  const token = await signToken(demoId)
  expect((await callProvider(providerPaths.players(), { token })).status).toBe(403)
})

test("an admin token is refused where a player's token is needed", async () => {
  const token = await staffToken()
  const path = providerPaths.transferBanks(config.transferBankSegment)
  expect((await callProvider(path, { token })).status).toBe(403)
})

test('a token without “Bearer” is accepted, too', async () => {
  const request = new Request(config.providerOrigin + providerPaths.balance(demoId), {
    headers: { Authorization: await signToken(demoId) },
  })
  expect((await createNetwork(config).respond(request)).status).toBe(200)
})

/** @returns a token as another device would sign it */
function foreign(payload: object): string {
  return `${tokenPart({ alg: 'HS256' })}.${tokenPart(payload)}.c2ln`
}

describe('a provider that cannot verify signatures', () => {
  const other = createNetwork({ ...config, tokens: 'decoded' })
  const call = (path: string, token: string) =>
    other.respond(
      new Request(config.providerOrigin + path, { headers: { Authorization: `Bearer ${token}` } }),
    )

  const times = { iat: noon / 1000, exp: noon / 1000 + tokenLifeSeconds }

  test('a provider without verification still keeps players apart', async () => {
    const token = foreign({ userId: demoId, ...times })
    expect((await call(providerPaths.balance(demoId), token)).status).toBe(200)
    expect((await call(providerPaths.balance('M1002'), token)).status).toBe(403)
  })

  test('a provider without verification accepts no admin, and no expired or endless token', async () => {
    const admin = foreign({ userId: 'A1', aud: 'admin', ...times })
    expect((await call(providerPaths.players(), admin)).status).toBe(401)
    for (const exp of [1_000_000_000, 4_000_000_000]) {
      const token = foreign({ userId: demoId, ...times, exp })
      expect((await call(providerPaths.balance(demoId), token)).status).toBe(401)
    }
  })
})

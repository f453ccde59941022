import { SignJWT } from 'jose'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountPaths, loginAnswerSchema, meAnswerSchema } from '#contract/account/account'
import { tokenLifeSeconds } from '#contract/account/login'
import { setClock } from '#mocks/clock'
import { device } from '#mocks/database/database'
import { database } from '#mocks/provider/database/database'
import { signToken } from '#mocks/token'
import { callApi, demo, demoId, deviceKey, noon, startFresh, tokenPart } from '../provider/backEnds'

beforeEach(startFresh)
afterEach(() => vi.restoreAllMocks())

const forget = () => callApi(accountPaths.me, { method: 'DELETE' })

const me = (token?: string) => callApi(accountPaths.me, { token })

const steer = (effect: string) =>
  callApi('/api/scenarios', { body: { match: '/playerlogin/check', effect } })

const missing = { status: 401, body: { message: 'Token Missing' } }
const invalid = { status: 401, body: { message: 'Invalid Token' } }

async function logIn(): Promise<string> {
  const { body } = await callApi(accountPaths.login, { body: demo })
  return v.parse(loginAnswerSchema, body).serviceToken
}

/** @returns the player's row of the local list after emptying the list */
async function rememberedDemo() {
  await logIn()
  const player = await device.users.get(demoId)
  if (!player) throw new Error('The login is remembered')
  await forget()
  return player
}

test('the call me returns the player of the session', async () => {
  const { status, body } = await me(await logIn())
  expect(status).toBe(200)
  expect(v.parse(meAnswerSchema, body).user).toMatchObject({ id: demoId, credit: 125_075 })
})

test('the call me without a token gets the answer for a missing token', async () => {
  expect(await me()).toEqual(missing)
  expect(await me('')).toEqual(missing)
})

describe('the token check', () => {
  const times = { iat: noon / 1000, exp: noon / 1000 + tokenLifeSeconds }
  const otherKey = new TextEncoder().encode('the key of another device, long enough')

  test('the call me refuses a text that is not a token', async () => {
    for (const token of ['x', 'a.b.c', '{}', 'x'.repeat(5000)]) {
      expect(await me(token)).toEqual(invalid)
    }
  })

  test('the call me refuses a token from the second it expires', async () => {
    const token = await logIn()
    setClock(() => noon + tokenLifeSeconds * 1000 - 1000)
    expect((await me(token)).status).toBe(200)
    setClock(() => noon + tokenLifeSeconds * 1000)
    expect(await me(token)).toEqual(invalid)
  })

  test('the call me refuses a token that was tampered with', async () => {
    const [header, , signature] = (await logIn()).split('.')
    const payload = tokenPart({ userId: 'M1002', ...times })
    expect(await me([header, payload, signature].join('.'))).toEqual(invalid)
  })

  test('the call me refuses a token with the algorithm none', async () => {
    const body = tokenPart({ userId: demoId, ...times })
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await me(`${tokenPart({ alg })}.${body}.`)).toEqual(invalid)
    }
  })

  test('the call me refuses a token that another device signed', async () => {
    const token = await new SignJWT({ userId: demoId, ...times })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(otherKey)
    expect(await me(token)).toEqual(invalid)
  })

  test('the call me refuses a token without an expiry', async () => {
    const token = await new SignJWT({ userId: demoId })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(await deviceKey())
    expect(await me(token)).toEqual(invalid)
  })

  test.each([
    ['is of the future', { iat: times.iat + 60, exp: times.exp }],
    ['lives for 400 days', { iat: times.iat, exp: times.iat + 400 * 86_400 }],
    ['does not say when it was made', { exp: times.exp }],
  ])(
    'the call me refuses a token that %s, although this device signed it',
    async (_name, claims) => {
      const token = await new SignJWT({ userId: demoId, ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(await deviceKey())
      expect(await me(token)).toEqual(invalid)
    },
  )

  test('the call me refuses a token that was made while the clock was fast', async () => {
    setClock(() => noon + 400 * 86_400_000)
    const token = await logIn()
    expect((await me(token)).status).toBe(200)
    setClock(() => noon)
    expect(await me(token)).toEqual(invalid)
  })

  test('the call me refuses the token of an admin', async () => {
    expect(await me(await signToken(demoId, 'admin'))).toEqual(invalid)
  })

  test('the call me refuses the token of a deleted user and removes the user from the local list', async () => {
    const token = await logIn()
    await database.players.delete(demoId)
    expect(await device.users.get(demoId)).toBeDefined()
    expect(await me(token)).toEqual(invalid)
    expect(await device.users.get(demoId)).toBeUndefined()
  })
})

describe('the local list after a session has ended', () => {
  test('the local list stays empty after the session has ended, until the same player returns', async () => {
    const token = await logIn()
    expect((await forget()).status).toBe(200)
    expect(await device.users.count()).toBe(0)
    await me(token)
    expect(await device.users.count()).toBe(1)
  })

  test('an answer that arrives after the session has ended does not refill the local list', async () => {
    const token = await logIn()
    const slow = { match: '/playerlogin/check', effect: 'slow', delayMs: 50 }
    await callApi('/api/scenarios', { body: slow })
    const asked = me(token)
    await forget()
    expect((await asked).status).toBe(200)
    expect(await device.users.count()).toBe(0)
  })

  test('the next login removes everybody else from the local list', async () => {
    await device.users.put({ ...(await rememberedDemo()), id: 'M1002', name: 'somebody else' })
    await logIn()
    expect((await device.users.toArray()).map(({ id }) => id)).toEqual([demoId])
  })
})

describe('the call me with a failing provider', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
  })

  test('the call me answers from the local list when the provider is unreachable', async () => {
    const token = await logIn()
    await steer('networkError')
    const { status, body } = await me(token)
    expect(status).toBe(200)
    expect(v.parse(meAnswerSchema, body).user).toMatchObject({ id: demoId, credit: 125_075 })
  })

  test('the call me gets 500 for an unknown player when the provider is unreachable', async () => {
    const token = await signToken('M1002')
    await steer('networkError')
    const { status, body } = await me(token)
    expect(status).toBe(500)
    expect(body).toEqual({ message: 'Server Error XX The provider could not be reached' })
  })

  test.each(['status500', 'html', 'garbage', 'wrongTypes', 'empty'])(
    'a provider fault (%s) gets an answer from the local list, or 500 with its text for an unknown player',
    async (effect) => {
      const known = await logIn()
      await steer(effect)
      expect((await me(known)).status).toBe(200)
      const { status, body } = await me(await signToken('M1002'))
      expect(status).toBe(500)
      expect(body).toEqual({ message: expect.stringMatching(/^Server Error XX \S/) })
    },
  )
})

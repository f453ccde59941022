import { jwtVerify } from 'jose'
import { getResponse } from 'msw/utils/get-response'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountPaths, loginAnswerSchema } from '#contract/account/account'
import { providerPaths } from '#contract/provider'
import { accountHandlers } from '#mocks/account/handlers'
import { device } from '#mocks/database/database'
import { indexHandlers } from '#mocks/dispatch'
import { database } from '#mocks/provider/database/database'
import { verifyToken } from '#mocks/token'
import {
  callApi,
  callProvider,
  config,
  demo,
  demoId,
  deviceKey,
  noon,
  startFresh,
} from '../provider/backEnds'

beforeEach(startFresh)
afterEach(() => vi.restoreAllMocks())

describe('login', () => {
  test.each([
    ['an unknown username', { username: '0800000000', password: 'x' }, 'ชื่อผู้ใช้งานหรือรหัสผ่านผิด!'],
    ['a wrong password', { ...demo, password: 'x' }, 'รหัสผ่านผิด!'],
    [
      'a ban',
      { username: '0899999999', password: 'player1234' },
      'พบปัญหาในการเข้าสู่ระบบ กรุณาติดต่อแอดมิน',
    ],
    ['nothing', {}, 'กรุณากรอกเบอร์โทรศัพท์ และ รหัสผ่าน'],
  ])('login with %s gets 400 and the specified message', async (_, body, message) => {
    expect(await callApi(accountPaths.login, { body })).toEqual({ status: 400, body: { message } })
  })

  test('login returns the player and a token that is valid for two hours', async () => {
    const { status, body } = await callApi(accountPaths.login, { body: demo })
    expect(status).toBe(200)
    const { serviceToken, user } = v.parse(loginAnswerSchema, body)
    expect(user).toMatchObject({ id: demoId, username: demo.username, credit: 125_075 })
    expect(await verifyToken(serviceToken)).toMatchObject({ role: 'player', userId: demoId })
    const key = await deviceKey()
    const { payload, protectedHeader } = await jwtVerify(serviceToken, key, {
      currentDate: new Date(noon),
    })
    expect(protectedHeader.alg).toBe('HS256')
    expect(payload).toEqual({ userId: demoId, iat: noon / 1000, exp: noon / 1000 + 7200 })
    expect(key.extractable).toBe(false)
  })

  test('two simultaneous logins both succeed and keep one local user', async () => {
    const answers = await Promise.all([1, 2].map(() => callApi(accountPaths.login, { body: demo })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await device.users.count()).toBe(1)
  })

  test('login stores the player in the local list of users', async () => {
    await callApi(accountPaths.login, { body: demo })
    expect(await device.users.get(demoId)).toMatchObject({
      username: demo.username,
      credit: 1250.75,
    })
  })

  test('login takes at least 500 ms', async () => {
    const { accountDelayMs: _, ...usual } = config
    const handlersFor = indexHandlers(accountHandlers(usual, () => Promise.reject(new Error('x'))))
    vi.spyOn(console, 'error').mockReturnValue()
    const request = new Request(config.apiOrigin + accountPaths.login, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(demo),
    })
    const start = performance.now()
    await getResponse(handlersFor(request), request)
    expect(performance.now() - start).toBeGreaterThan(490)
  })
})

/** Logs in while the provider gives this answer. */
async function login(answer: () => Promise<Response>) {
  vi.spyOn(console, 'error').mockReturnValue()
  const handlersFor = indexHandlers(
    accountHandlers({ ...config, mocked: false, providerTimeoutMs: 50 }, answer),
  )
  const request = new Request(config.apiOrigin + accountPaths.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demo),
  })
  const response = await getResponse(handlersFor(request), request)
  return { status: response?.status, body: await response?.json() }
}

describe('login with a failing or real provider', () => {
  test.each<[string, () => Promise<Response>]>([
    ['is not reachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with a network error', () => Promise.resolve(Response.error())],
    ['never answers', () => new Promise<Response>(() => {})],
    ['answers 500', () => Promise.resolve(new Response('down', { status: 500 }))],
    ['answers HTML', () => Promise.resolve(new Response('<h1>502</h1>'))],
    ['answers nothing', () => Promise.resolve(new Response(null))],
    ['answers wrong types', () => Promise.resolve(Response.json({ id: [], credit: 'much' }))],
    ['answers null', () => Promise.resolve(Response.json(null))],
    ['answers an unknown marker', () => Promise.resolve(Response.json('maintenance'))],
    ['owes the player', () => Promise.resolve(Response.json({ ...player, credit: -1 }))],
  ])('login gets 500 Server Error when the provider %s', async (_, answer) => {
    expect(await login(answer)).toEqual({ status: 500, body: { message: 'Server Error' } })
  })

  const player = {
    id: 77,
    username: 'someone',
    name: 'Someone',
    status: 'active',
    credit: '10.5',
    book_number: '1',
    bank_name: 'b',
  }

  test('login accepts a real provider that numbers its players', async () => {
    const { status, body } = await login(() => Promise.resolve(Response.json(player)))
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { id: '77', credit: 10.5, PromotionID: null } })
  })
})

test('the provider keeps the last five devices of a player, each once, newest first', async () => {
  const marks = [1, 2, 3, 1, 4, 5, 6].map((one) => String(one).repeat(16))
  for (const device of marks) {
    await callProvider(providerPaths.playerLogin(), { body: { ...demo, device } })
  }
  const player = await database.players.get(demoId)
  expect(player?.devices).toEqual([6, 5, 4, 1, 3].map((one) => String(one).repeat(16)))
})

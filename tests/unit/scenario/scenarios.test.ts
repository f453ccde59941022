import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountPaths } from '#contract/account/account'
import { providerPaths } from '#contract/provider'
import { now } from '#mocks/clock'
import { device } from '#mocks/database/database'
import { createNetwork } from '#mocks/network'
import { database } from '#mocks/provider/database/database'
import { scenariosChanged } from '#mocks/scenarios'
import * as fc from '../../properties'
import { callApi, callProvider, config, demo, demoId, noon, startFresh } from '../provider/backEnds'

beforeEach(startFresh)
afterEach(() => vi.restoreAllMocks())

const addRule = (rule: object) => callApi('/api/scenarios', { body: rule })

const network = createNetwork(config)
const banks = () => network.respond(new Request(config.providerOrigin + providerPaths.banks()))

describe('fault rules', () => {
  test.each([
    ['status500', 500, /message/],
    ['html', 200, /<!doctype html>/],
    ['garbage', 200, /^\{"data":\[\{"id":$/],
    ['wrongTypes', 200, /"credit":"much"/],
    ['empty', 200, /^$/],
  ])('the effect %s changes the answer', async (effect, status, text) => {
    await addRule({ match: '/bank', effect })
    const response = await banks()
    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(text)
  })

  test('the effect networkError rejects like a lost connection', async () => {
    await addRule({ match: '/bank', effect: 'networkError' })
    await expect(banks()).rejects.toThrow(TypeError)
  })

  test('the effect never ends only when the caller aborts', async () => {
    await addRule({ match: '/bank', effect: 'never' })
    const giveUp = new AbortController()
    const request = new Request(config.providerOrigin + providerPaths.banks(), giveUp)
    const answer = network.respond(request)
    const winner = await Promise.race([
      answer,
      new Promise((resolve) => setTimeout(() => resolve('still waiting'), 50)),
    ])
    expect(winner).toBe('still waiting')
    giveUp.abort()
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  test('the effect slow delays a complete answer', async () => {
    await addRule({ match: '/bank', effect: 'slow', delayMs: 60 })
    const start = performance.now()
    expect((await banks()).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(55)
  })

  test('a rule applies to as many calls as set, even simultaneous ones', async () => {
    await addRule({ match: '/bank', effect: 'status500', times: 2 })
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await banks()).status))
    expect(statuses.filter((status) => status === 500)).toHaveLength(2)
    expect(await device.rules.count()).toBe(0)
  })

  test('a rule can be limited to one method', async () => {
    await addRule({ match: '/usersystem', method: 'POST', effect: 'status500' })
    expect((await callProvider(providerPaths.players())).status).toBe(401)
    expect((await callProvider(providerPaths.register(), { body: {} })).status).toBe(500)
  })

  test('a rule also applies to calls of the account API to the provider', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await addRule({ match: '/playerlogin', effect: 'garbage' })
    const answer = await callApi(accountPaths.login, { body: demo })
    expect(answer).toEqual({ status: 500, body: { message: 'Server Error' } })
  })

  test('a rule applies to a worker that starts later, but never to the test API', async () => {
    await addRule({ match: '/api', effect: 'networkError' })
    scenariosChanged() // state of a worker before its first call
    await expect(callApi(accountPaths.me)).rejects.toThrow(TypeError)
    expect(await callApi('/api/scenarios', { method: 'DELETE' })).toEqual({
      status: 200,
      body: { rules: [], clockOffsetMs: 0 },
    })
    expect((await callApi(accountPaths.me)).status).toBe(401)
  })

  test('rules are listed, and can be removed one by one', async () => {
    await addRule({ match: '/bank', effect: 'empty' })
    const { body } = await callApi('/api/scenarios')
    expect(body).toMatchObject({ rules: [{ match: '/bank', effect: 'empty', times: null }] })
    const [rule] = await device.rules.toArray()
    const path = `/api/scenarios/${rule?.id}`
    expect((await callApi(path, { method: 'DELETE' })).status).toBe(200)
    expect((await callApi(path, { method: 'DELETE' })).status).toBe(404)
  })

  test('an invalid rule is refused with a reason', async () => {
    const bad = fc.oneof(
      fc.record({ match: fc.constant('/bank'), effect: fc.string() }),
      fc.record({ match: fc.jsonValue(), effect: fc.constant('wrong') }),
      fc.constantFrom(
        { match: '', effect: 'html' },
        { match: '/bank', effect: 'html', times: 0 },
        { match: '/bank', effect: 'html', times: 1.5 },
        { match: '/bank', effect: 'slow', delayMs: -1 },
        { match: '/bank', effect: 'html', method: 'TRACE' },
      ),
    )
    await fc.assert(
      fc.asyncProperty(bad, async (rule) => {
        expect((await addRule(rule)).status).toBe(400)
      }),
      { numRuns: 50 },
    )
    expect(await device.rules.count()).toBe(0)
  })
})

const setOffset = (clockOffsetMs: unknown) =>
  callApi('/api/scenarios/clock', { body: { clockOffsetMs } })

describe('the simulated clock', () => {
  test('the clock can be moved, and tokens expire by it', async () => {
    const login = await callApi(accountPaths.login, { body: demo })
    const { serviceToken: token } = Object(login.body)
    await setOffset(3 * 3_600_000)
    expect((await callApi(accountPaths.me, { token })).status).toBe(401)
    expect(now()).toBe(noon + 3 * 3_600_000)
    await setOffset(0)
    expect((await callApi(accountPaths.me, { token })).status).toBe(200)
  })

  test.each(['1', null, 1.5, 1e300])('the clock cannot be moved by %j', async (offset) => {
    expect((await setOffset(offset)).status).toBe(400)
  })
})

test('a reset restores all simulated data', async () => {
  const login = await callApi(accountPaths.login, { body: demo })
  const { serviceToken: token } = Object(login.body)
  await database.players.delete('M1002')
  await addRule({ match: '/bank', effect: 'empty' })
  expect(await callApi('/api/scenarios/reset', { body: {} })).toEqual({
    status: 200,
    body: { rules: [], clockOffsetMs: 0 },
  })
  expect(await database.players.get('M1002')).toBeDefined()
  expect(await device.users.count()).toBe(0)
  // The device keeps its key, so the session stays valid.
  const me = await callApi(accountPaths.me, { token })
  expect(me.body).toMatchObject({ user: { id: demoId, credit: 1250.75 } })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account/account'
import { demoDataPaths } from '#contract/demoData/demoData'
import { scenarioPaths } from '#contract/scenario/scenario'
import { errorAtGate } from '#mocks/gate'
import { createNetwork } from '#mocks/network'
import { callDemo, demoConfig } from '../demoNetwork'
import { config, startFresh } from './backEnds'

const network = createNetwork(demoConfig)

beforeAll(startFresh)
afterAll(() => callDemo(scenarioPaths.clock, { clockOffsetMs: 0 }))

/** Request as browsers make it for something other than a script's fetch; no script can build one. */
function requestWith(traits: Partial<Request>, init: RequestInit = {}): Request {
  const request = new Request(`${config.apiOrigin}${accountPaths.me}`, init)
  return new Proxy(request, {
    get: (target, name) => (name in traits ? Reflect.get(traits, name) : Reflect.get(target, name)),
  })
}

describe('requests that no script of the app makes', () => {
  test.each<[string, Partial<Request>, number]>([
    ['a form that another site posts', { mode: 'navigate', method: 'POST' }, 405],
    ['an address that a person opens', { mode: 'navigate', method: 'GET' }, 404],
    ['a frame', { mode: 'navigate', destination: 'iframe' }, 404],
    ['a picture', { mode: 'no-cors', destination: 'image' }, 403],
    ['a script', { mode: 'cors', destination: 'script' }, 403],
    ['a beacon', { mode: 'no-cors' }, 403],
  ])('the origin guard refuses %s before reading it', async (_name, traits, status) => {
    const error = errorAtGate(requestWith(traits), true)
    expect(error?.status).toBe(status)
  })

  test('the origin guard refuses a length that no call has', () => {
    const headers = { 'Content-Length': String(60 * 1024 * 1024) }
    expect(errorAtGate(requestWith({}, { headers }), true)?.status).toBe(413)
  })

  test("the origin guard lets the app's own fetch pass", () => {
    expect(errorAtGate(requestWith({}), true)).toBeNull()
    expect(errorAtGate(requestWith({ mode: 'same-origin' }), true)).toBeNull()
  })
})

/** @returns the status of a POST with exactly this content type, or none */
async function post(path: string, type: string | null, content: string | null): Promise<number> {
  const headers = new Headers(type === null ? {} : { 'Content-Type': type })
  const init = { method: 'POST', headers, body: content && new Blob([content]) }
  return (await network.respond(new Request(config.apiOrigin + path, init))).status
}

describe('the content type of JSON bodies', () => {
  const body = JSON.stringify({ clockOffsetMs: 1000 })
  test.each([
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/json;charset=UTF-8',
  ])('a body of the type %s is read as JSON', async (type) => {
    expect(await post(scenarioPaths.clock, type, body)).toBe(200)
  })

  test.each([
    'text/plain',
    'text/plain; application/json',
    'application/json-patch+json',
    'application/jsonx',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=application/json',
    null,
  ])('a body of the type %s is refused', async (type) => {
    await callDemo(scenarioPaths.clock, { clockOffsetMs: 0 })
    expect(await post(scenarioPaths.clock, type, body)).toBe(415)
    expect(await post(demoDataPaths.reset, type, '{}')).toBe(415)
    expect(await post(demoDataPaths.import, type, '{}')).not.toBe(200)
    expect(await post(scenarioPaths.reset, type, null)).toBe(415)
    expect(await callDemo(scenarioPaths.all)).toMatchObject({ body: { clockOffsetMs: 0 } })
  })
})

test('an endless body is read only up to the limit of its route', async () => {
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(0x20))
    },
  })
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: endless, duplex: 'half' }
  const request = new Request(config.apiOrigin + scenarioPaths.all, init)
  expect((await network.respond(request)).status).toBe(400)
  expect(given).toBeLessThan(1_000_000)
})

test('a build with a provider has no test API', async () => {
  const online = createNetwork({ ...demoConfig, mocked: false })
  for (const path of Object.values(scenarioPaths)) {
    const url = config.apiOrigin + (typeof path === 'function' ? path('1') : path)
    expect((await online.respond(new Request(url))).status).toBe(404)
  }
})

test('the origin guard costs a call less than 0.1 ms', () => {
  const request = requestWith({})
  const begin = performance.now()
  for (let count = 0; count < 1000; count += 1) errorAtGate(request, true)
  expect((performance.now() - begin) / 1000).toBeLessThan(0.1)
})

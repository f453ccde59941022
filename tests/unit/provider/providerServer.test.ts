import { request as ask } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { providerPaths, readProvider } from '#contract/provider'
import { banksSchema } from '#contract/site/site'
import { type BackendServer, serveBackend } from '#mocks/backend/serve'
import { demo, noon } from './backEnds'

let server: BackendServer
let address: string

beforeAll(async () => {
  server = await serveBackend({ clock: noon, hasApi: false })
  address = server.url
})

afterAll(() => server.close())

const json = { 'Content-Type': 'application/json' }

/** Page of the app in development, as a tester has it open. */
const ownPage = { Origin: 'http://localhost:4173' }
const otherPage = { Origin: 'https://elsewhere.example' }

test('the server gives the answers of the handlers over real HTTP', async () => {
  const response = await fetch(address + providerPaths.banks())
  expect(response.status).toBe(200)
  expect(readProvider(banksSchema, await response.json())).toHaveLength(12)
})

test('the server accepts bodies in Thai', async () => {
  const body = {
    bank_name: 'ธนาคารกสิกรไทย',
    book_number: '1',
    username: 'x',
    book_name: 'สายฟ้า เกมสาธิต',
  }
  const response = await fetch(address + providerPaths.checkRegister(), {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  })
  expect(await response.json()).toBe('duplicatebookname')
})

test('the server lets only pages of this machine call with a token', async () => {
  const url = address + providerPaths.balance('M1001')
  const own = await fetch(url, { method: 'OPTIONS', headers: ownPage })
  expect(own.status).toBe(204)
  expect(own.headers.get('Access-Control-Allow-Origin')).toBe(ownPage.Origin)
  expect(own.headers.get('Access-Control-Allow-Headers')).toBe(
    'Authorization, Content-Type, x-world',
  )
  const other = await fetch(url, { method: 'OPTIONS', headers: otherPage })
  expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('the server has no account API and no other calls', async () => {
  const login = await fetch(`${address}/api/account/login`, {
    method: 'POST',
    body: JSON.stringify(demo),
  })
  expect(login.status).toBe(404)
  expect((await fetch(`${address}//elsewhere.example/bank`)).status).toBe(404)
})

test('a name in the path gives a caller its own data, closed to pages like the rest', async () => {
  const rule = JSON.stringify({ match: '/bank', effect: 'status500' })
  const door = `${address}/w/name%20one/api/scenarios`
  expect((await fetch(door, { method: 'POST', headers: json, body: rule })).status).toBe(200)
  expect((await fetch(`${address}/w/name%20one/bank?limit=1`)).status).toBe(500)
  const headers = { 'x-world': 'name one' }
  expect((await fetch(`${address}/bank`, { headers })).status).toBe(500)
  expect((await fetch(`${address}/bank`)).status).toBe(200)
  const asked = await fetch(door, { headers: ownPage })
  expect(asked.headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect((await fetch(`${door}/world`, { method: 'DELETE' })).status).toBe(200)
  expect((await fetch(`${address}/w/name%20one/bank`)).status).toBe(200)
})

test('a server with all its worlds in use names the option in its refusal', async () => {
  const small = await serveBackend({ mostWorlds: 1 })
  expect((await fetch(`${small.url}/w/one/bank`)).status).toBe(200)
  const refused = await fetch(`${small.url}/w/two/bank`)
  expect([refused.status, Object(await refused.json()).message]).toEqual([
    503,
    expect.stringContaining('--most-worlds'),
  ])
  await small.close()
})

test('the server refuses a body that is far too long', async () => {
  const body = 'x'.repeat(9_000_000)
  const response = await fetch(address + providerPaths.playerLogin(), { method: 'POST', body })
  expect(response.status).toBe(413)
})

test('the server applies faults that testers set, even a lost connection', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const added = await fetch(`${address}/api/scenarios`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ match: '/bank', effect: 'networkError', times: 1 }),
  })
  expect(added.status).toBe(200)
  await expect(fetch(address + providerPaths.banks())).rejects.toThrow(TypeError)
  expect((await fetch(address + providerPaths.banks())).status).toBe(200)
})

/** @returns the status of a call with headers that scripts cannot set */
function statusOf(path: string, method: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port, hostname } = new URL(address)
    const call = ask({ port, hostname, path, method, headers, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    call.on('error', reject)
    call.end(method === 'POST' ? '{"match":"/bank","effect":"empty"}' : undefined)
  })
}

test.each([
  ['a method that no handler can have', '/bank', 'TRACE', {}, 405],
  ['what is no address', '//', 'GET', {}, 400],
  ['a page under a name that leads here', '/bank', 'GET', { Host: 'elsewhere.example:4300' }, 403],
  ['the emulator of a phone', '/bank', 'GET', { Host: '10.0.2.2:4300' }, 200],
  ['another name of this machine', '/bank', 'GET', { Host: 'app.localhost:4300' }, 200],
])('the server answers with the right status: %s', async (_name, path, method, headers, status) => {
  expect(await statusOf(path, method, headers)).toBe(status)
})

function putSnapshot(snapshot: unknown): Promise<Response> {
  const body = JSON.stringify(snapshot)
  return fetch(`${address}/api/scenarios/world`, { method: 'POST', headers: json, body })
}

describe('restoring a snapshot over HTTP', () => {
  test('an invalid snapshot changes nothing', async () => {
    const rule = { match: '/bank', effect: 'status500' }
    const rules = `${address}/api/scenarios`
    await fetch(rules, { method: 'POST', headers: json, body: JSON.stringify(rule) })
    expect((await putSnapshot(null)).status).toBe(400)
    expect(await (await fetch(rules)).json()).toMatchObject({ rules: [rule] })
    await fetch(rules, { method: 'DELETE' })
  })

  test('a restored snapshot names its skipped rows, and lets players without a password log in', async () => {
    await fetch(address + providerPaths.promotions()) // Creates the money data.
    const snapshot = Object(await (await fetch(`${address}/api/scenarios/world`)).json())
    const { players } = snapshot.databases['provider-mock'].tables
    for (const player of players) delete player.password
    const row = players.push({ name: 'Nobody' }) - 1
    const table = 'provider-mock.players'
    expect(await (await putSnapshot(snapshot)).json()).toEqual({
      skipped: [{ table, row, field: 'id' }],
    })
    const login = await fetch(address + providerPaths.playerLogin(), {
      method: 'POST',
      headers: json,
      body: JSON.stringify(demo),
    })
    expect(await login.json()).toMatchObject({ id: 'M1001' })
  })
})

describe('the test API, which is closed to pages', () => {
  const door = '/api/scenarios'

  test.each([
    ['that post a form', 'POST', { 'Content-Type': 'text/plain' }, 415],
    ['that post without a type', 'POST', {}, 415],
    ['that say almost JSON', 'POST', { 'Content-Type': 'application/json-patch+json' }, 415],
    ['that post a form as the page', 'POST', { ...json, 'Sec-Fetch-Mode': 'navigate' }, 405],
    ['of another site', 'POST', { ...json, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['of another port', 'GET', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['as a picture', 'GET', { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }, 403],
    ['opened as a page', 'GET', { 'Sec-Fetch-Mode': 'navigate' }, 404],
  ])('the test API is closed to pages: %s', async (_name, method, headers, status) => {
    expect(await statusOf(door, method, headers)).toBe(status)
    expect(await (await fetch(address + door)).json()).toMatchObject({ rules: [] })
  })

  test('pages cannot even read the test API', async () => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await fetch(address + door, { method, headers: ownPage })
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
  })
})

test('a length that is far too large is refused before the body is read', async () => {
  const length = { ...json, 'Content-Length': '60000000' }
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const { port, hostname } = new URL(address)
    const path = providerPaths.playerLogin()
    const call = ask({ port, hostname, path, method: 'POST', headers: length }, (response) => {
      resolve(response.statusCode)
      call.destroy()
    })
    call.on('error', reject)
    call.flushHeaders()
  })
  expect(status).toBe(413)
})

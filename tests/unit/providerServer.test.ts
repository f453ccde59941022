import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProviderServer } from '../../mocks/provider/httpServer'
import { banksSchema } from '../../src/contract/bank'
import { providerPaths, readProvider } from '../../src/contract/provider'
import { config, demo, startFresh } from './backEnds'

let server: Server
let address: string

beforeAll(async () => {
  await startFresh()
  server = createProviderServer({ ...config, providerOrigin: 'http://127.0.0.1' })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : ''
})

afterAll(() => server.close())

test('answers over real HTTP what the handlers answer', async () => {
  const response = await fetch(address + providerPaths.banks())
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(readProvider(banksSchema, await response.json())).toHaveLength(12)
})

test('takes bodies in Thai', async () => {
  const body = {
    bank_name: 'ธนาคารกสิกรไทย',
    book_number: '1',
    username: 'x',
    book_name: 'สายฟ้า เกมสาธิต',
  }
  const response = await fetch(address + providerPaths.checkRegister(), {
    method: 'POST',
    body: JSON.stringify(body),
  })
  expect(await response.json()).toBe('duplicatebookname')
})

test('lets pages of other origins ask with a token', async () => {
  const response = await fetch(address + providerPaths.balance('M1001'), { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type')
})

test('has no account API and no other call', async () => {
  const login = await fetch(`${address}/api/account/login`, {
    method: 'POST',
    body: JSON.stringify(demo),
  })
  expect(login.status).toBe(404)
  expect((await fetch(`${address}//elsewhere.example/bank`)).status).toBe(404)
})

test('refuses a body beyond all measure', async () => {
  const body = 'x'.repeat(9_000_000)
  const response = await fetch(address + providerPaths.playerLogin(), { method: 'POST', body })
  expect(response.status).toBe(413)
})

test('is steered by testers too, down to a lost connection', async () => {
  const order = await fetch(`${address}/api/scenarios`, {
    method: 'POST',
    body: JSON.stringify({ match: '/bank', effect: 'networkError', times: 1 }),
  })
  expect(order.status).toBe(201)
  await expect(fetch(address + providerPaths.banks())).rejects.toThrow(TypeError)
  expect((await fetch(address + providerPaths.banks())).status).toBe(200)
})

import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminCalls } from '#contract/admin/calls'
import { providerPaths } from '#contract/provider'
import { withStaff } from '#mocks/admin/network'
import { indexProvider } from '#mocks/handlers'
import { createProviderServer } from '#mocks/provider/httpServer'
import { signToken } from '#mocks/token'
import { config, demoId, startFresh } from '../provider/backEnds'

/** As `npm run provider`: players' tokens are not verified here, the staff's are made and verified here. */
const served = { ...config, tokens: 'decoded' as const }

let server: Server
let address: string

beforeAll(async () => {
  await startFresh()
  const remote = { ...served, providerOrigin: 'http://127.0.0.1' }
  server = createProviderServer(remote, withStaff(remote, indexProvider(remote)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : ''
})

afterAll(() => server.close())

async function ask(path: string, token?: string, body?: object): Promise<[number, unknown]> {
  const response = await fetch(address + path, {
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return [response.status, await response.json()]
}

async function logIn(username: string): Promise<string> {
  const [, session] = await ask(adminCalls.login.path, undefined, {
    username,
    password: `${username}1234`,
  })
  return String(Object(session).token)
}

test('one provider in another process answers players and staff, each by their own token', async () => {
  const cashier = await logIn('cashier')
  const [status, queue] = await ask(`${adminCalls.deposits.path}?status=submitted,review`, cashier)
  expect(status).toBe(200)
  expect(Object(queue).total).toBeGreaterThan(0)
  const player = await signToken(demoId)
  expect((await ask(providerPaths.balance(demoId), player))[0]).toBe(200)
})

test('what claims to be of the staff and was not signed there opens nothing', async () => {
  const [header, , signature] = (await signToken('A1', 'admin')).split('.')
  const claims = { userId: 'A1', aud: 'admin', iat: 1, exp: 4_000_000_000, start: 1 }
  const forged = [header, btoa(JSON.stringify(claims)).replace(/=+$/, ''), signature].join('.')
  expect((await ask(adminCalls.deposits.path, forged))[0]).toBe(401)
  expect((await ask(adminCalls.deposits.path, await signToken(demoId)))[0]).not.toBe(200)
})

test('two cashiers who approve two hundred rows as fast as they can decide each of them once', async () => {
  const { database } = await import('#mocks/provider/database/database')
  const sample = await database.deposits.toCollection().first()
  if (!sample) throw new Error('The seed has no deposit')
  const { openKey: _, openUser: __, ...plain } = sample
  const ids = Array.from(
    { length: 200 },
    (_item, index) => `DRACE${String(index).padStart(3, '0')}`,
  )
  await database.deposits.bulkAdd(
    ids.map((depositId) => ({
      ...plain,
      depositId,
      requestId: `race-${depositId}`,
      status: 'submitted' as const,
      decidedAt: null,
    })),
  )
  const tokens = [await logIn('cashier'), await logIn('owner')]
  const answers = await Promise.all(
    tokens.flatMap((token) =>
      ids.map((depositId) =>
        ask(adminCalls.decideDeposit.path, token, {
          requestId: crypto.randomUUID(),
          depositId,
          decision: 'approve',
          status: 'submitted',
        }),
      ),
    ),
  )
  expect(answers.filter(([status]) => status === 200)).toHaveLength(200)
  const refused = answers.filter(([status]) => status === 400)
  expect(refused).toHaveLength(200)
  expect(refused.every(([, body]) => Object(body).code === 'alreadydecided')).toBe(true)
  const credits = await database.ledger.where('idemKey').startsWith('deposit:DRACE').count()
  expect(credits).toBe(200)
}, 60_000)

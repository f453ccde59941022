import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminCalls } from '#contract/admin/calls'
import { providerPaths } from '#contract/provider'
import type { BackendServer } from '#mocks/backend/serve'
import { signToken } from '#mocks/token'
import { demoId, startFresh } from '../provider/backEnds'
import { serveHere } from './serveHere'

let server: BackendServer
let address: string

beforeAll(async () => {
  server = await serveHere()
  await startFresh()
  address = server.url
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

test('one provider in another process answers players and staff, each with their own token', async () => {
  const cashier = await logIn('cashier')
  const [status, queue] = await ask(`${adminCalls.deposits.path}?status=submitted,review`, cashier)
  expect(status).toBe(200)
  expect(Object(queue).total).toBeGreaterThan(0)
  const player = await signToken(demoId)
  expect((await ask(providerPaths.balance(demoId), player))[0]).toBe(200)
})

test('a forged staff token gets no access', async () => {
  const [header, , signature] = (await signToken('A1', 'admin')).split('.')
  const claims = { userId: 'A1', aud: 'admin', iat: 1, exp: 4_000_000_000, start: 1 }
  const forged = [header, btoa(JSON.stringify(claims)).replace(/=+$/, ''), signature].join('.')
  expect((await ask(adminCalls.deposits.path, forged))[0]).toBe(401)
  expect((await ask(adminCalls.deposits.path, await signToken(demoId)))[0]).not.toBe(200)
})

test('two cashiers who approve two hundred rows as fast as they can decide each row once', async () => {
  const { database } = await import('#mocks/provider/database/database')
  const sample = await database.deposits.toCollection().first()
  if (!sample) throw new Error('The seed has no deposit')
  const { openKey: _, openUser: __, ...plain } = sample
  const ids = Array.from({ length: 60 }, (_item, index) => `DRACE${String(index).padStart(3, '0')}`)
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
  // Send the next request when the previous one is answered, as the cashiers' windows do.
  const approveAll = async (token: string) => {
    const answers: [number, unknown][] = []
    for (const depositId of ids) {
      const request = { requestId: crypto.randomUUID(), depositId, decision: 'approve' as const }
      answers.push(
        await ask(adminCalls.decideDeposit.path, token, { ...request, status: 'submitted' }),
      )
    }
    return answers
  }
  const both = await Promise.all(tokens.map(approveAll))
  const answers = both.flat()
  expect(answers.filter(([status]) => status === 200)).toHaveLength(60)
  const refused = answers.filter(([status]) => status === 400)
  expect(refused).toHaveLength(60)
  expect(refused.every(([, body]) => Object(body).code === 'alreadydecided')).toBe(true)
  const credits = await database.ledger.where('idemKey').startsWith('deposit:DRACE').count()
  expect(credits).toBe(60)
}, 120_000)

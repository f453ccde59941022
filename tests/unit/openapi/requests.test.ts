/** The answers to requests match the description, because operators build theirs from it. */
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerSchema, type Call } from '#contract/calls/call'
import { providerPaths } from '#contract/provider'
import { describeAll, type PartName, parts } from '#mocks/openapi/documents'
import { collectAnswers } from '#mocks/openapi/examples'
import { database } from '#mocks/provider/database/database'
import { Description } from '../../provider/described'
import { callAdmin, startOperator } from '../admin/staff'
import { type Answer, callProvider, noon } from '../provider/backEnds'
import { fieldsOf, iso, newPerson, startProvider } from '../provider/providerPlayer'
import { playerRequests } from './playerRequests'
import { staffRequests } from './staffRequests'

interface Side {
  part: PartName
  requests: Readonly<Record<string, () => Promise<Answer>>>
  start: () => Promise<void>
}

const sides: readonly Side[] = [
  { part: 'provider', requests: playerRequests, start: startProvider },
  { part: 'admin', requests: staffRequests, start: startOperator },
]

const descriptions = describeAll('1.0.0')
const readers = {
  provider: new Description(descriptions.provider),
  admin: new Description(descriptions.admin),
  api: new Description(descriptions.api),
}

describe.each(sides)('$part', ({ part, requests, start }) => {
  const calls: readonly Call[] = parts[part].calls

  beforeEach(start)

  test.each(Object.entries(requests))(
    'the answer to %s matches the description',
    async (name, give) => {
      const call = calls.find((one) => one.name === name && one.method === 'POST')
      if (!call) throw new Error(`No call ${name}`)
      const { status, body } = await give()
      expect([status, typeof body]).toEqual([200, 'object'])
      const checked = v.safeParse(answerSchema(call), body)
      expect(checked.success ? null : v.flatten(checked.issues)).toBeNull()
      expect(readers[part].answerError(call, status, body)).toBeNull()
    },
  )
})

test('every changing call succeeds once, here or for the examples', async () => {
  const answered = await collectAnswers()
  for (const { part, requests } of sides) {
    const calls: readonly Call[] = parts[part].calls
    const remaining = calls.filter(
      ({ name, method }) => method === 'POST' && answered[part].get(name)?.answer === undefined,
    )
    expect(remaining.map(({ name }) => name).toSorted()).toEqual(Object.keys(requests).toSorted())
  }
})

test('a refused request is answered as described, with the ID of the request', async () => {
  await startProvider()
  const person = await newPerson()
  const path = providerPaths.withdraw()
  const errors = [
    await person.request(path, { amount: 500 }),
    await person.request(path, { amount: 'much' }),
    await callProvider(path, { body: { requestId: crypto.randomUUID(), userId: 'M1', amount: 1 } }),
  ]
  expect(errors.map(({ status }) => status)).toEqual([400, 400, 401])
  const call = { method: 'POST', path }
  const differences = errors.map(({ status, body }) =>
    readers.provider.answerError(call, status, body),
  )
  expect(differences).toEqual([null, null, null])
  const withoutId = { code: 'insufficientcredit', max: 0 }
  expect(readers.provider.answerError(call, 400, withoutId)).not.toBeNull()
})

const wordsDescribed = (name: string) =>
  parts.admin.calls.find((call) => call.name === name)?.markers

/** @returns the codes for these bodies, then for a disabled account, then after too many attempts */
async function wordsOf(name: 'login' | 'loginCode', ...bodies: object[]): Promise<unknown[]> {
  const words: unknown[] = []
  for (const body of bodies) words.push((await callAdmin(name, { body })).body)
  const last = { body: bodies.at(-1) }
  await database.admins.update('A2', { status: 'disabled' })
  words.push((await callAdmin(name, last)).body)
  await database.admins.update('A2', { lockedUntil: iso(noon + 60_000) })
  words.push((await callAdmin(name, last)).body)
  return words
}

describe('refusal codes of the staff login', () => {
  const cashier = { username: 'cashier', password: 'cashier1234' }

  beforeEach(startOperator)

  test('the refusal codes of the first login step match the description', async () => {
    const wrong = { ...cashier, password: 'wrong' }
    const words = await wordsOf('login', { ...cashier, username: 'nobody' }, wrong, cashier)
    const [unknown, wrongPassword, session, ...closed] = words
    expect([unknown, wrongPassword, ...closed]).toEqual(wordsDescribed('login'))
    expect(session).toHaveProperty('token')
  })

  test('the refusal codes of the second login step match the description', async () => {
    await database.admins.update('A2', { otpSecret: 'JBSWY3DPEHPK3PXP' })
    const { ticket } = fieldsOf((await callAdmin('login', { body: cashier })).body)
    const code = '000000'
    const words = await wordsOf('loginCode', { ticket: 'none', code }, { ticket, code })
    expect(words).toEqual(wordsDescribed('loginCode'))
  })
})

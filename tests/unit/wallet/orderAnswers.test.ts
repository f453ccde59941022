import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { providerPaths } from '#contract/provider'
import { noon } from '../provider/backEnds'
import { fieldsOf, iso, newPerson, setTime, startProvider } from '../provider/providerPlayer'

const path = providerPaths.withdraw()
const minute = 60_000

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  await startProvider()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('an order that comes after the player’s yes has ended', () => {
  test('is refused, moves nothing, and stays refused', async () => {
    const person = await newPerson(500)
    const order = { requestId: crypto.randomUUID(), amount: 200, validUntil: iso(Date.now() - 1) }
    expect((await person.refused(path, order))['code']).toBe('requestexpired')
    expect(await person.balance()).toBe(50_000)
    vi.setSystemTime(Date.now() - minute)
    expect((await person.refused(path, order))['code']).toBe('requestexpired')
  })

  test('is answered as the first time when the first one came in time', async () => {
    const person = await newPerson(500)
    const order = {
      requestId: crypto.randomUUID(),
      amount: 200,
      validUntil: iso(Date.now() + minute),
    }
    const first = await person.done(path, order)
    vi.setSystemTime(Date.now() + 5 * minute)
    expect(await person.done(path, order)).toEqual(first)
    expect(await person.balance()).toBe(30_000)
  })

  test('at the last moment still counts', async () => {
    const person = await newPerson(500)
    await person.done(path, { amount: 200, validUntil: iso(Date.now()) })
    expect(await person.balance()).toBe(30_000)
  })
})

test('a clock that testers moved ends nobody’s yes', async () => {
  const person = await newPerson(500)
  // At noon in Bangkok: withdrawals are closed around midnight.
  setTime(new Date(Date.now() + 24 * 60 * minute).setUTCHours(5, 0, 0, 0))
  await person.done(path, { amount: 200, validUntil: iso(Date.now() + minute) })
  expect(await person.balance()).toBe(30_000)
})

describe('a request id', () => {
  test('is its player’s alone: the same order by another is none', async () => {
    const [person, other] = [await newPerson(500), await newPerson(500)]
    const order = { requestId: crypto.randomUUID(), amount: 200 }
    await person.done(path, order)
    expect(await other.refused(path, order)).toEqual({ code: 'requestmismatch' })
    expect(await other.balance()).toBe(50_000)
    const spin = { requestId: crypto.randomUUID(), code: 'HELLO-2026' }
    await person.done(providerPaths.redeemCode(), spin)
    expect(await other.refused(providerPaths.redeemCode(), spin)).toEqual({
      code: 'requestmismatch',
    })
  })

  test('is of one kind of order', async () => {
    const person = await newPerson(500)
    const order = { requestId: crypto.randomUUID() }
    await person.refused(providerPaths.inviteClaim(), order)
    const other = { ...order, code: 'HELLO-2026' }
    expect(await person.refused(providerPaths.redeemCode(), other)).toEqual({
      code: 'requestmismatch',
    })
  })

  test('of an order that came at once with another one is answered once', async () => {
    const person = await newPerson(500)
    const order = { requestId: crypto.randomUUID(), amount: 1 }
    const answers = await Promise.all([person.order(path, order), person.order(path, order)])
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 400, body: { code: 'belowminwithdraw' } })
  })
})

describe('what came of an order', () => {
  test('is its first answer, which names it', async () => {
    const person = await newPerson(500)
    const requestId = crypto.randomUUID()
    const withdrawal = await person.done(path, { requestId, amount: 200 })
    const { status, body } = await person.read(providerPaths.request(requestId))
    expect(status).toBe(200)
    expect(body).toEqual({ data: withdrawal, requestId })
  })

  test('is its refusal, too', async () => {
    const person = await newPerson(500)
    const requestId = crypto.randomUUID()
    await person.refused(path, { requestId, amount: 1 })
    const { status, body } = await person.read(providerPaths.request(requestId))
    expect(status).toBe(400)
    expect(fieldsOf(body)).toMatchObject({ code: 'belowminwithdraw', requestId })
  })

  test('is “unknown” where none came, and to everybody else', async () => {
    const [person, other] = [await newPerson(500), await newPerson(500)]
    const requestId = crypto.randomUUID()
    const ask = providerPaths.request(requestId)
    expect((await person.read(ask)).body).toBe('unknown')
    await person.done(path, { requestId, amount: 200 })
    expect((await other.read(ask)).body).toBe('unknown')
  })
})

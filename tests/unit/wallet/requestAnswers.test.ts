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

describe('a request after its confirmation has expired', () => {
  test('a late request is refused, moves nothing, and stays refused', async () => {
    const person = await newPerson(500)
    const request = { requestId: crypto.randomUUID(), amount: 200, validUntil: iso(Date.now() - 1) }
    expect((await person.refused(path, request))['code']).toBe('requestexpired')
    expect(await person.balance()).toBe(50_000)
    vi.setSystemTime(Date.now() - minute)
    expect((await person.refused(path, request))['code']).toBe('requestexpired')
  })

  test('a late repeat gets the first answer if the first request was in time', async () => {
    const person = await newPerson(500)
    const request = {
      requestId: crypto.randomUUID(),
      amount: 200,
      validUntil: iso(Date.now() + minute),
    }
    const first = await person.done(path, request)
    vi.setSystemTime(Date.now() + 5 * minute)
    expect(await person.done(path, request)).toEqual(first)
    expect(await person.balance()).toBe(30_000)
  })

  test('a request at the last moment is accepted', async () => {
    const person = await newPerson(500)
    await person.done(path, { amount: 200, validUntil: iso(Date.now()) })
    expect(await person.balance()).toBe(30_000)
  })
})

test('a clock that testers moved does not expire a confirmation', async () => {
  const person = await newPerson(500)
  // Noon in Bangkok, because withdrawals are closed around midnight.
  setTime(new Date(Date.now() + 24 * 60 * minute).setUTCHours(5, 0, 0, 0))
  await person.done(path, { amount: 200, validUntil: iso(Date.now() + minute) })
  expect(await person.balance()).toBe(30_000)
})

describe('request IDs', () => {
  test('a request ID belongs to its player, so the same request by another player is refused', async () => {
    const [person, other] = [await newPerson(500), await newPerson(500)]
    const request = { requestId: crypto.randomUUID(), amount: 200 }
    await person.done(path, request)
    expect(await other.refused(path, request)).toEqual({ code: 'requestmismatch' })
    expect(await other.balance()).toBe(50_000)
    const spin = { requestId: crypto.randomUUID(), code: 'HELLO-2026' }
    await person.done(providerPaths.redeemCode(), spin)
    expect(await other.refused(providerPaths.redeemCode(), spin)).toEqual({
      code: 'requestmismatch',
    })
  })

  test('a request ID belongs to one kind of request', async () => {
    const person = await newPerson(500)
    const request = { requestId: crypto.randomUUID() }
    await person.refused(providerPaths.inviteClaim(), request)
    const other = { ...request, code: 'HELLO-2026' }
    expect(await person.refused(providerPaths.redeemCode(), other)).toEqual({
      code: 'requestmismatch',
    })
  })

  test('two simultaneous requests with the same ID get the same answer', async () => {
    const person = await newPerson(500)
    const request = { requestId: crypto.randomUUID(), amount: 1 }
    const answers = await Promise.all([
      person.request(path, request),
      person.request(path, request),
    ])
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 400, body: { code: 'belowminwithdraw' } })
  })
})

describe('reading the result of a request', () => {
  test('the result of a request is its first answer, with its ID', async () => {
    const person = await newPerson(500)
    const requestId = crypto.randomUUID()
    const withdrawal = await person.done(path, { requestId, amount: 200 })
    const { status, body } = await person.read(providerPaths.request(requestId))
    expect(status).toBe(200)
    expect(body).toEqual({ data: withdrawal, requestId })
  })

  test('the result of a request may be its refusal', async () => {
    const person = await newPerson(500)
    const requestId = crypto.randomUUID()
    await person.refused(path, { requestId, amount: 1 })
    const { status, body } = await person.read(providerPaths.request(requestId))
    expect(status).toBe(400)
    expect(fieldsOf(body)).toMatchObject({ code: 'belowminwithdraw', requestId })
  })

  test('the result of a request that never arrived is “unknown”, as it is for other players', async () => {
    const [person, other] = [await newPerson(500), await newPerson(500)]
    const requestId = crypto.randomUUID()
    const ask = providerPaths.request(requestId)
    expect((await person.read(ask)).body).toBe('unknown')
    await person.done(path, { requestId, amount: 200 })
    expect((await other.read(ask)).body).toBe('unknown')
  })
})

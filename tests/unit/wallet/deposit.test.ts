import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { notificationsSchema } from '#contract/notifications/notification'
import { providerPaths } from '#contract/provider'
import { depositSchema } from '#contract/wallet/wallet'
import { database } from '#mocks/provider/database/database'
import * as fc from '../../properties'
import { type Answer, callApi, noon } from '../provider/backEnds'
import {
  advance,
  automatic,
  bankLine,
  clockTime,
  day,
  depositOf,
  hour,
  minute,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants } from './ledgerInvariants'

beforeAll(startProvider)

const place = providerPaths.deposit()
const submit = providerPaths.depositSubmit()
const cancel = providerPaths.depositCancel()
const slip = providerPaths.depositSlip()

/** Makes a picture by its first bytes; another `seed` makes another picture. */
const picture = (seed: string) => btoa(`\xff\xd8\xff\xe0${seed}`)

async function statusOf(person: Person, depositId: unknown) {
  const row = await person.data(providerPaths.depositTransaction(String(depositId)))
  return v.parse(depositSchema, row).status
}

describe('placing a deposit', () => {
  test.each([
    [49.99, { code: 'belowmindeposit', min: 50 }],
    [0, { code: 'belowmindeposit', min: 50 }],
    [50_000.01, { code: 'overmaxdeposit', max: 50_000 }],
  ])('a deposit of %s baht is refused', async (amount, error) => {
    const person = await newPerson()
    expect(await person.refused(place, depositOf(amount))).toEqual(error)
    expect(await database.deposits.where({ userId: person.id }).count()).toBe(0)
  })

  test.each([50, 50_000])('a deposit of exactly %s baht is accepted', async (amount) => {
    const person = await newPerson()
    expect(await person.request(place, depositOf(amount))).toMatchObject({ status: 200 })
  })

  test.each([-1, 100.001, 'NaN', '1e3', null, 1e12, {}, '๑๐๐'])(
    'a deposit with the amount %j is refused',
    async (amount) => {
      const person = await newPerson()
      const { status, body } = await person.request(place, { ...depositOf(100), amount })
      expect({ status, body }).toMatchObject({ status: 400 })
      expect(await database.deposits.where({ userId: person.id }).count()).toBe(0)
    },
  )

  test('a deposit to a closed or unknown account is refused', async () => {
    const person = await newPerson()
    const closed = await person.refused(place, depositOf(100, { transferBankID: 'T4' }))
    expect(closed['code']).toBe('bankclosed')
    setTime('2026-11-21T22:30:00+07:00') // T3 closes at 22:00
    const late = await person.refused(place, depositOf(100, { transferBankID: 'T3' }))
    expect(late['code']).toBe('bankclosed')
    setTime(noon)
  })

  test('a player can have one open deposit', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(place, depositOf(100))
    expect((await person.refused(place, depositOf(200)))['code']).toBe('depositopen')
    await person.done(cancel, { depositId })
    await person.done(place, depositOf(200))
  })

  test('a request sent twice at once creates one deposit and gets one answer', async () => {
    const person = await newPerson()
    const request = { requestId: crypto.randomUUID(), ...depositOf(100) }
    const [one, two] = await Promise.all([
      person.request(place, request),
      person.request(place, request),
    ])
    expect(one).toEqual(two)
    expect(await database.deposits.where({ userId: person.id }).count()).toBe(1)
    expect((await person.refused(place, { ...request, amount: 101 }))['code']).toBe(
      'requestmismatch',
    )
  })
})

test('open deposits never have the same amount, and the hundredth is refused', async () => {
  const people = await Promise.all(Array.from({ length: 100 }, () => newPerson()))
  const answers: Answer[] = []
  // In groups of twenty: on a busy machine, a hundred calls take longer than one waits for its database.
  for (let first = 0; first < people.length; first += 20) {
    const requests = people
      .slice(first, first + 20)
      .map((each) => each.request(place, depositOf(777)))
    answers.push(...(await Promise.all(requests)))
  }
  const accepted = answers.filter(({ status }) => status === 200)
  expect(accepted).toHaveLength(99)
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    code: 'depositbusy',
  })
  const open = await database.deposits.filter(({ base }) => base === 77_700).toArray()
  expect(new Set(open.map(({ amount }) => amount)).size).toBe(99)
  const again = await newPerson()
  const [freed] = open
  const owner = people.find(({ id }) => id === freed?.userId)
  await owner?.done(cancel, { depositId: freed?.depositId })
  const { depositId, amount } = await again.done(place, depositOf(777))
  expect(Math.round(Number(amount) * 100)).toBe(freed?.amount)
  await again.done(cancel, { depositId })
  await again.done(place, depositOf(777, { transferBankID: 'T2' }))
  // Their time is up, although none of the players returns.
  await (await newPerson()).done(place, depositOf(777))
  const last = await newPerson()
  expect(await last.refused(place, depositOf(777))).toEqual({ code: 'depositbusy' })
  advance(15 * minute)
  await last.done(place, depositOf(777))
}, 20_000)

describe('deposits over time', () => {
  test('a deposit reported as sent is confirmed after twenty seconds, with its satang', async () => {
    const person = await newPerson()
    const { depositId, amount } = await person.done(place, depositOf(100))
    await person.done(submit, { depositId })
    advance(19_000)
    expect(await person.balance()).toBe(0)
    advance(1_000)
    expect(await person.balance()).toBe(Math.round(Number(amount) * 100))
    expect(await statusOf(person, depositId)).toBe('confirmed')
    expect((await person.refused(cancel, { depositId }))['code']).toBe('depositclosed')
    await expectLedgerInvariants(person.id)
  })

  test('a tester can stop the automatic confirmation', async () => {
    await automatic(false)
    const person = await newPerson()
    const { depositId } = await person.done(place, depositOf(100))
    await person.done(submit, { depositId })
    advance(day)
    expect(await statusOf(person, depositId)).toBe('submitted')
    expect((await callApi('/api/scenarios/automatic')).body).toEqual({ data: { automatic: false } })
    await automatic(true)
    expect((await callApi('/api/scenarios/automatic')).body).toEqual({ data: { automatic: true } })
  })

  test('an unpaid deposit expires after fifteen minutes, and a slip sends it to an admin', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(place, depositOf(100))
    advance(15 * minute)
    expect(await statusOf(person, depositId)).toBe('expired')
    expect((await person.refused(submit, { depositId }))['code']).toBe('depositexpired')
    const late = await person.done(slip, { depositId, image: picture('late') })
    expect(late['status']).toBe('review')
    advance(hour)
    await person.done(place, depositOf(100))
    expect(await statusOf(person, depositId)).toBe('confirmed')
  })
})

const kindsOf = async (person: Person) => {
  const { body } = await person.read(providerPaths.notifications(person.id))
  return v
    .parse(notificationsSchema, v.parse(v.object({ data: v.unknown() }), body).data)
    .map(({ kind }) => kind)
}

describe('payments that do not match', () => {
  test.each([
    ['late', 0, 'confirmed'],
    ['wrong', 0.01, 'rejected'],
  ] as const)(
    'a payment that is %s is decided by staff within half an hour',
    async (line, more, end) => {
      const person = await newPerson()
      const { depositId, amount } = await person.done(place, depositOf(100))
      await bankLine(depositId, line)
      const path = providerPaths.depositTransaction(String(depositId))
      const { status, arrivedAmount, reviewUntil } = await person.data(path)
      expect(status).toBe('review')
      expect(arrivedAmount).toBeCloseTo(Number(amount) + more)
      expect(Date.parse(String(reviewUntil))).toBe(clockTime() + 30 * minute)
      expect((await person.data(providerPaths.wallet(person.id)))['reviewDepositIds']).toEqual([
        depositId,
      ])
      expect(await kindsOf(person)).toContain('depositreview')
      // The review does not block another deposit.
      await person.done(place, depositOf(100))
      advance(30 * minute - 1000)
      expect(await statusOf(person, depositId)).toBe('review')
      advance(1000)
      expect(await statusOf(person, depositId)).toBe(end)
      expect((await person.data(providerPaths.wallet(person.id)))['reviewDepositIds']).toEqual([])
      expect(await kindsOf(person)).toEqual(
        expect.arrayContaining([`deposit${end}`, 'depositreview']),
      )
      await expectLedgerInvariants(person.id)
    },
  )

  test('a deposit under review keeps its earlier notifications', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(place, depositOf(100))
    await bankLine(depositId, 'late')
    expect(await kindsOf(person)).toEqual(
      expect.arrayContaining(['depositexpired', 'depositreview']),
    )
  })
})

describe('slips of deposits', () => {
  test('a slip is a picture of at most five megabytes, and can be used once', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(place, depositOf(100))
    for (const image of [btoa('%PDF-1.7'), '*', btoa('<svg>')]) {
      expect((await person.refused(slip, { depositId, image }))['code']).toBe('sliptype')
    }
    const long = picture('x'.repeat(5 * 1024 * 1024))
    expect((await person.refused(slip, { depositId, image: long }))['code']).toBe('slipsize')
    await person.done(slip, { depositId, image: picture('mine') })
    const other = await newPerson()
    const second = await other.done(place, depositOf(100))
    const again = { depositId: second['depositId'], image: picture('mine') }
    expect((await other.refused(slip, again))['code']).toBe('slipused')
    const foreign = { depositId, image: picture('other') }
    expect((await other.refused(slip, foreign))['code']).toBe('notfound')
  })
})

const terminal = ['confirmed', 'rejected', 'cancelled']

/** @returns true if a deposit may change from one status to the other */
function mayFollow(before: string, after: string): boolean {
  if (terminal.includes(before)) return after === before
  return before !== 'expired' || !['pending', 'submitted', 'cancelled'].includes(after)
}

const steps: Record<
  string,
  (person: Person, depositId: unknown, index: number) => Promise<unknown>
> = {
  submit: (person, depositId) => person.request(submit, { depositId }),
  cancel: (person, depositId) => person.request(cancel, { depositId }),
  slip: (person, depositId, index) =>
    person.request(slip, { depositId, image: picture(`${String(depositId)}${index}`) }),
  wait: async () => advance(20_000),
  expire: async () => advance(15 * minute),
}

test('a deposit is credited at most once, whatever happens in any order', async () => {
  const lines = ['right', 'wrong', 'late', 'twice', 'reject']
  const step = fc.constantFrom(...lines, ...Object.keys(steps))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (names) => {
      const person = await newPerson()
      const { depositId } = await person.done(place, depositOf(100))
      const statuses = ['pending']
      for (const [index, name] of names.entries()) {
        await (steps[name]?.(person, depositId, index) ?? bankLine(depositId, name))
        const after = await statusOf(person, depositId)
        expect(mayFollow(statuses.at(-1) ?? '', after), `${statuses.join()} ${after}`).toBe(true)
        statuses.push(after)
      }
      await expectLedgerInvariants(person.id)
    }),
    { numRuns: 40, seed: 3 },
  )
}, 20_000)

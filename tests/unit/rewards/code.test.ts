import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { pageRows, providerPaths } from '#contract/provider'
import { normalizeCode, redemptionSchema } from '#contract/rewards/rewards'
import { database } from '#mocks/provider/database/database'
import { makeCodes } from '#mocks/provider/seed/offers'
import { randomText } from '#mocks/random'
import * as fc from '../../properties'
import { noon } from '../provider/backEnds'
import {
  advance,
  bankLine,
  clockTime,
  depositOf,
  iso,
  minute,
  newPerson,
  rowsOf,
  startProvider,
} from '../provider/providerPlayer'
import { ledgerOf } from '../wallet/ledgerInvariants'

beforeAll(startProvider)

const redeem = providerPaths.redeemCode()

async function addCode(shown: string, values: object): Promise<void> {
  const [code] = makeCodes(noon)
  if (code) {
    await database.codes.put({
      ...code,
      codeId: shown,
      shown,
      code: normalizeCode(shown),
      ...values,
    })
  }
}

describe('redeeming a code', () => {
  test.each([
    ['NOBODYS', 'codenotfound'],
    ['SPENT-1234', 'codeused'],
    ['LAST-YEAR', 'codeexpired'],
    ['NEXT-MONTH', 'codenotstarted'],
    ['CLOSED-9999', 'codedisabled'],
    ['', 'codenotfound'],
  ])('the code %s is refused with %s', async (code, error) => {
    const person = await newPerson()
    expect(await person.refused(redeem, { code })).toEqual({ code: error })
    expect(await person.balance()).toBe(0)
  })

  test('a code for new players is refused to others', async () => {
    const person = await newPerson()
    await person.deposit(100)
    expect((await person.refused(redeem, { code: 'NEW-FRIEND' }))['code']).toBe('codenoteligible')
  })

  test('a code for new players is accepted without a confirmed deposit', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(providerPaths.deposit(), depositOf(100))
    await bankLine(depositId, 'reject')
    await person.done(redeem, { code: 'NEW-FRIEND' })
    expect(await person.balance()).toBe(3000)
  })

  test('a code for certain players is refused to others', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    await addCode('FOR-ONE-9999', { audience: [person.id] })
    expect((await other.refused(redeem, { code: 'FOR-ONE-9999' }))['code']).toBe('codenoteligible')
    await person.done(redeem, { code: 'FOR-ONE-9999' })
  })

  test('a code is valid from its start, inclusive, to its end, exclusive, in ms', async () => {
    const now = clockTime()
    await addCode('SHORT-1111', { startAt: iso(now + 1), expireAt: iso(now + 2) })
    const person = await newPerson()
    expect((await person.refused(redeem, { code: 'SHORT-1111' }))['code']).toBe('codenotstarted')
    advance(1)
    const second = await newPerson()
    await addCode('SHORT-1111', { startAt: iso(now + 1), expireAt: iso(now + 2), maxRedeem: 5 })
    await person.done(redeem, { code: 'SHORT-1111' })
    advance(1)
    expect((await second.refused(redeem, { code: 'SHORT-1111' }))['code']).toBe('codeexpired')
    await addCode('ALWAYS-2222', { startAt: null, expireAt: null })
    await second.done(redeem, { code: 'ALWAYS-2222' })
  })

  test('redeemed codes are listed newest first', async () => {
    const person = await newPerson()
    await person.done(redeem, { code: 'HELLO-2026' })
    advance(1000)
    await person.done(redeem, { code: 'NEW-FRIEND' })
    const { body } = await person.read(providerPaths.codeHistory(person.id))
    expect(body).toMatchObject({
      data: [
        { code: 'NEW-FRIEND', amount: 30, turnoverRequired: 0 },
        { code: 'HELLO-2026', amount: 20, createdAt: new Date(clockTime() - 1000).toISOString() },
      ],
    })
  })

  test('a long list of redeemed codes is read page by page, even with equal times', async () => {
    const person = await newPerson()
    for (let count = 0; count <= pageRows; count++) {
      await addCode(`MANY-${1000 + count}`, {})
      await person.done(redeem, { code: `MANY-${1000 + count}` })
    }
    const rows = await rowsOf(person, providerPaths.codeHistory(person.id))
    expect(new Set(rows.map(({ redeemId }) => redeemId)).size).toBe(pageRows + 1)
  })

  test('a code is credited once, with its turnover', async () => {
    const person = await newPerson()
    expect(await person.done(redeem, { code: 'arcade 5588' })).toMatchObject({
      amount: 50,
      turnoverRequired: 100,
    })
    expect((await person.refused(redeem, { code: 'ARCADE5588' }))['code']).toBe('codeused')
    expect(await person.data(providerPaths.wallet(person.id))).toMatchObject({
      available: 0,
      locked: 50,
      turnoverLeft: 100,
    })
    await person.bet(50)
    await person.bet(50)
    expect(await person.data(providerPaths.wallet(person.id))).toMatchObject({ available: 50 })
    const { body } = await person.read(providerPaths.codeHistory(person.id))
    expect(body).toMatchObject({ data: [{ code: 'ARCADE-5588', amount: 50 }] })
  })

  test('a code with turnover is refused during an active promotion', async () => {
    const person = await newPerson()
    await person.done(providerPaths.receivePromotion(), { PromotionID: 'P6' })
    expect((await person.refused(redeem, { code: 'ARCADE-5588' }))['code']).toBe('promoactive')
    await person.done(redeem, { code: 'HELLO-2026' })
  })
})

test('five wrong codes lock for ten minutes, and a correct one resets the count', async () => {
  const person = await newPerson()
  const wrong = () => person.refused(redeem, { code: 'WRONG' })
  for (let count = 0; count < 4; count++) expect((await wrong())['code']).toBe('codenotfound')
  await person.done(redeem, { code: 'HELLO-2026' })
  for (let count = 0; count < 5; count++) expect((await wrong())['code']).toBe('codenotfound')
  const locked = await person.refused(redeem, { code: 'ARCADE-5588' })
  const time = new Date(clockTime() + 10 * minute).toISOString()
  expect(locked).toEqual({ code: 'codelocked', time })
  advance(10 * minute - 1)
  expect((await person.refused(redeem, { code: 'ARCADE-5588' }))['code']).toBe('codelocked')
  advance(1)
  for (let count = 0; count < 4; count++) expect((await wrong())['code']).toBe('codenotfound')
  await person.done(redeem, { code: 'ARCADE-5588' })
})

test('min(n, m) of n players who race for m places get exactly one credit each', async () => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 6 }),
      async (n, m) => {
        const shown = `RACE-${++round}-${randomText(4)}`
        await addCode(shown, { maxRedeem: m })
        const people = await Promise.all(Array.from({ length: n }, () => newPerson()))
        const answers = await Promise.all(
          people.flatMap((person) => [
            person.request(redeem, { code: shown }),
            person.request(redeem, { code: shown.toLowerCase() }),
          ]),
        )
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(Math.min(n, m))
        const row = await database.codes.get(shown)
        expect(row?.redeemed).toBe(Math.min(n, m))
        for (const person of people) {
          const credits = (await ledgerOf(person.id)).filter(({ type }) => type === 'code')
          expect(credits.length).toBeLessThanOrEqual(1)
        }
      },
    ),
    { numRuns: 12, seed: 2 },
  )
})

describe('the spelling of codes', () => {
  const written = fc.stringMatching(/^[0-9A-Z]{8,12}$/)

  test('every spelling of a code is the same code', () => {
    fc.assert(
      fc.property(written, fc.array(fc.nat(12), { maxLength: 4 }), (code, places) => {
        let variant = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
        for (const place of places) {
          variant = `${variant.slice(0, place)}${place % 2 ? ' ' : '-'}${variant.slice(place)}`
        }
        expect(normalizeCode(variant)).toBe(normalizeCode(code))
        expect(normalizeCode(normalizeCode(code))).toBe(normalizeCode(code))
      }),
    )
  })

  test('ten thousand generated codes are all different and already in normal form', () => {
    const codes = Array.from({ length: 10_000 }, () => randomText(10))
    expect(new Set(codes.map(normalizeCode)).size).toBe(10_000)
    expect(codes.every((code) => normalizeCode(code) === code)).toBe(true)
  })
})

test('an answer contains the amount and its code', async () => {
  const redemption = { redeemId: 'R1', code: 'HELLO', amount: 20, createdAt: iso(noon) }
  expect(v.parse(redemptionSchema, redemption)).toEqual({
    ...redemption,
    amount: 2000,
    turnoverRequired: 0,
    createdAt: noon,
  })
  for (const part of ['redeemId', 'code', 'amount', 'createdAt']) {
    expect(v.is(redemptionSchema, { ...redemption, [part]: undefined })).toBe(false)
  }
})

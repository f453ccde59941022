import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { playerSchema } from '#contract/account/account'
import {
  availablePromotionSchema,
  bonusOf,
  promotionsSchema,
  promotionTurnover,
  receivedListSchema,
} from '#contract/promotion/promotion'
import { providerPaths, readProvider } from '#contract/provider'
import { satang } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import { makePromotions } from '#mocks/provider/seed/offers'
import * as fc from '../../properties'
import { noon } from '../provider/backEnds'
import {
  advance,
  day,
  depositOf,
  newPerson,
  type Person,
  startProvider,
} from '../provider/providerPlayer'

beforeAll(startProvider)

const receive = providerPaths.receivePromotion()
const place = providerPaths.deposit()
const cancel = providerPaths.cancelPromotion()

async function receipts(person: Person) {
  const { body } = await person.read(providerPaths.receivedAll(person.id))
  return readProvider(receivedListSchema, body)
}

async function available(person: Person) {
  const { body } = await person.read(providerPaths.availablePromotion(person.id))
  return readProvider(availablePromotionSchema, body)
}

describe('claiming a promotion', () => {
  test("a deposit with a promotion adds bonus, turnover and the player's fields at the same moment", async () => {
    const person = await newPerson()
    const depositId = await person.deposit(200, { PromotionID: 'P1' })
    const deposit = await database.deposits.get(depositId)
    const [receipt] = await receipts(person)
    const bonus = deposit?.amount ?? 0
    expect(receipt).toMatchObject({ status: 'active', bonus, turnoverRequired: 16 * bonus })
    expect(await person.balance()).toBe(2 * bonus)
    const { active } = await available(person)
    expect(active).toMatchObject({ PromotionID: 'P1', receivedId: receipt?.receivedId })
    const player = v.parse(playerSchema, await person.data(providerPaths.player(person.id)))
    expect(player).toMatchObject({
      PromotionID: 'P1',
      PromotionDetail: receipt?.PromotionName,
      PromotionStatus: 'active',
    })
  })

  test('a promotion is claimed on the terms that the player read, or not at all', async () => {
    const read = await newPerson()
    const [{ version } = { version: 0 }] = (await available(read)).promotions.filter(
      ({ PromotionID }) => PromotionID === 'P1',
    )
    const row = await database.promotions.get('P1')
    if (!row) throw new Error('There is no such promotion')
    const next = { ...row, turnoverX: 99, version: version + 1 }
    await database.promotionVersions.bulkPut([row, next])
    await database.promotions.put(next)
    const request = { ...depositOf(200), PromotionID: 'P1' }
    expect(await read.refused(receive, { PromotionID: 'P1', version })).toEqual({
      code: 'termschanged',
    })
    expect(await read.refused(place, { ...request, version })).toEqual({ code: 'termschanged' })
    expect(await receipts(read)).toEqual([])
    await read.done(receive, { PromotionID: 'P1', version: version + 1 })
    await database.promotions.put({ ...row, version: version + 2 })
    // The terms of a waiting promotion were read when it was claimed.
    await read.done(place, { ...request, version: version + 1 })
    await database.promotions.put(row)
  })

  test('a promotion claimed before a deposit waits a day for the deposit that names it', async () => {
    const person = await newPerson()
    await person.done(receive, { PromotionID: 'P3' })
    expect((await available(person)).waiting?.PromotionID).toBe('P3')
    await person.done(receive, { PromotionID: 'P2' })
    expect((await receipts(person)).map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'received',
    ])
    advance(day)
    expect((await available(person)).waiting).toBeNull()
  })

  test('a free credit is paid at once, and only once', async () => {
    const person = await newPerson()
    expect(await person.done(receive, { PromotionID: 'P6' })).toMatchObject({
      status: 'active',
      bonus: 88,
      turnoverRequired: 880,
    })
    expect((await person.refused(receive, { PromotionID: 'P3' }))['code']).toBe('promoactive')
    const { receivedId } = (await receipts(person))[0] ?? {}
    await person.done(cancel, { receivedId })
    const again = await person.refused(receive, { PromotionID: 'P6' })
    expect(again).toEqual({ code: 'promonoteligible', why: 'peruser' })
  })

  test.each([
    ['P1', 99, 'mindeposit'],
    ['P7', 500, 'ended'],
    ['P8', 500, 'ended'],
  ])('the promotion %s cannot be claimed with %s baht: %s', async (PromotionID, baht, why) => {
    const person = await newPerson()
    const error = await person.refused(providerPaths.deposit(), depositOf(baht, { PromotionID }))
    expect(error).toEqual({ code: 'promonoteligible', why })
  })

  test('the list says which promotions a player cannot claim, and why', async () => {
    const person = await newPerson()
    await person.deposit(100)
    const { promotions, unavailable } = await available(person)
    expect(unavailable).toContainEqual({ PromotionID: 'P1', why: 'newmember' })
    expect(unavailable).toContainEqual({ PromotionID: 'P2', why: 'firstdeposit' })
    expect(promotions.map(({ PromotionID }) => PromotionID)).toEqual(['P3', 'P6'])
    expect(unavailable).toContainEqual({ PromotionID: 'P4', why: 'weekday' }) // Saturday noon in Bangkok
    expect(unavailable).toContainEqual({ PromotionID: 'P5', why: 'hours' })
  })

  test('only one of many players gets the last place of a promotion', async () => {
    const { gift } = makePromotions(noon)
    await database.promotions.put({ ...gift, PromotionID: 'PQ', quota: 3 })
    const people = await Promise.all(Array.from({ length: 8 }, () => newPerson()))
    const answers = await Promise.all(
      people.map((person) => person.request(receive, { PromotionID: 'PQ' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'promoquota',
    })
  })
})

test("promotions are in the operator's order", async () => {
  const person = await newPerson()
  const shown = async () => {
    const { body } = await person.read(providerPaths.promotions())
    return readProvider(promotionsSchema, body).map(({ PromotionID }) => PromotionID)
  }
  const before = await shown()
  expect(before.length).toBeGreaterThan(2)
  const rows = await database.promotions.bulkGet(before)
  for (const [index, id] of before.entries()) {
    await database.promotions.update(id, { sort: before.length - index })
  }
  expect(await shown()).toEqual(before.toReversed())
  await database.promotions.bulkPut(rows.filter((row) => row !== undefined))
})

test('a bonus is rounded down and limited to its maximum, and turnover is counted in tenths', () => {
  const { charge, friday } = makePromotions(noon)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
      const deposit = satang(amount)
      const bonus = bonusOf(charge, deposit)
      expect(bonus).toBe(Math.min(50_000, Math.floor(amount / 5)))
      expect(promotionTurnover(friday, deposit, bonus)).toBe(
        Math.ceil(((amount + bonus) * 45) / 10),
      )
    }),
  )
})

/** Tests who may claim a promotion, when and how often. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { availablePromotionSchema, promotionSchema } from '#contract/promotion/promotion'
import { providerPaths, readProvider } from '#contract/provider'
import { satangFromBaht } from '#lib/money'
import { listPlayers } from '#mocks/provider/account/accounts'
import type { PromotionRow } from '#mocks/provider/database/rows'
import { noon } from '../provider/backEnds'
import {
  advance,
  bankLine,
  day,
  depositOf,
  hour,
  iso,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { offer, receipts } from './promotionOffer'

beforeAll(startProvider)
beforeEach(() => setTime(noon))

const receive = providerPaths.receivePromotion()
const place = providerPaths.deposit()

/** @returns why the player cannot claim the promotion, both when claiming and in the list; null if they can */
async function reason(person: Person, PromotionID: string): Promise<unknown> {
  const { body } = await person.read(providerPaths.availablePromotion(person.id))
  const { promotions, unavailable } = readProvider(availablePromotionSchema, body)
  if (promotions.some((row) => row.PromotionID === PromotionID)) return null
  const listed = unavailable.find((row) => row.PromotionID === PromotionID)?.why
  const error = await person.refused(receive, { PromotionID })
  expect(listed).toBe(error['why'] ?? (error['code'] === 'promoquota' ? 'quota' : undefined))
  return listed
}

/** Claims the promotion with a paid deposit and gives it up, so that another can be claimed. */
async function takeAndGiveUp(person: Person, PromotionID: string): Promise<void> {
  await person.deposit(300, { PromotionID })
  const active = (await receipts(person)).find(({ status }) => status === 'active')
  await person.done(providerPaths.cancelPromotion(), { receivedId: active?.receivedId })
}

describe('eligibility for a promotion', () => {
  test.each<[string, Partial<PromotionRow>]>([
    ['audience', { audience: 'new' }],
    ['kind', { PromotionType: 'newmember' }],
  ])(
    'a promotion for new members by its %s needs a player without a confirmed deposit',
    async (_, changes) => {
      const PromotionID = await offer(changes)
      const person = await newPerson(500)
      const { depositId } = await person.done(place, depositOf(100))
      await bankLine(depositId, 'reject')
      expect(await reason(person, PromotionID)).toBeNull()
      await person.deposit(100)
      expect(await reason(person, PromotionID)).toBe('newmember')
    },
  )

  test('a promotion has a limit per player, which counts only paid bonuses', async () => {
    const PromotionID = await offer({ perUser: 2 })
    const other = await offer({})
    const person = await newPerson()
    await person.done(receive, { PromotionID })
    await person.done(receive, { PromotionID: other })
    await takeAndGiveUp(person, other)
    await takeAndGiveUp(person, PromotionID)
    expect(await reason(person, PromotionID)).toBeNull()
    await takeAndGiveUp(person, PromotionID)
    advance(40 * day)
    expect(await reason(person, PromotionID)).toBe('peruser')
  })

  test('a promotion has a limit per player and Bangkok day', async () => {
    const PromotionID = await offer({ perDay: 2 })
    const person = await newPerson()
    setTime('2026-11-20T23:00:00+07:00')
    await takeAndGiveUp(person, PromotionID)
    setTime('2026-11-21T00:00:00+07:00')
    await takeAndGiveUp(person, PromotionID)
    expect(await reason(person, PromotionID)).toBeNull()
    await takeAndGiveUp(person, PromotionID)
    setTime('2026-11-21T23:59:59+07:00')
    expect(await reason(person, PromotionID)).toBe('perday')
    setTime('2026-11-22T00:00:00+07:00')
    expect(await reason(person, PromotionID)).toBeNull()
  })

  test('a promotion for the first deposit of the day needs the first confirmed one in Bangkok', async () => {
    const PromotionID = await offer({ PromotionType: 'dailyfirst' })
    const person = await newPerson()
    setTime('2026-11-20T23:59:00+07:00')
    await person.deposit(100)
    expect(await reason(person, PromotionID)).toBe('firstdeposit')
    setTime('2026-11-21T00:00:00+07:00')
    expect(await reason(person, PromotionID)).toBeNull()
    const { depositId } = await person.done(place, depositOf(100))
    await bankLine(depositId, 'reject')
    expect(await reason(person, PromotionID)).toBeNull()
  })

  test('a promotion is limited to its weekdays in Bangkok', async () => {
    const PromotionID = await offer({ weekdays: [6] })
    const person = await newPerson()
    setTime('2026-11-20T23:59:59+07:00') // a Friday
    expect(await reason(person, PromotionID)).toBe('weekday')
    setTime('2026-11-21T00:00:00+07:00')
    expect(await reason(person, PromotionID)).toBeNull()
    setTime('2026-11-22T00:00:00+07:00')
    expect(await reason(person, PromotionID)).toBe('weekday')
  })

  test('a promotion is limited to its hours in Bangkok', async () => {
    const PromotionID = await offer({ hours: { from: '12:00', to: '12:59' } })
    const person = await newPerson()
    setTime(noon - 1)
    expect(await reason(person, PromotionID)).toBe('hours')
    setTime(noon)
    expect(await reason(person, PromotionID)).toBeNull()
    setTime(noon + hour)
    expect(await reason(person, PromotionID)).toBe('hours')
  })

  test('a promotion over midnight belongs to the day on which the night begins', async () => {
    const PromotionID = await offer({ weekdays: [5], hours: { from: '22:00', to: '05:59' } })
    const person = await newPerson()
    const at = async (time: string) => {
      setTime(`${time}+07:00`)
      return reason(person, PromotionID)
    }
    expect(await at('2026-11-20T05:59:59')).toBe('weekday') // the night of Thursday
    expect(await at('2026-11-20T21:59:59')).toBe('hours')
    expect(await at('2026-11-20T22:00:00')).toBeNull()
    expect(await at('2026-11-21T05:59:59')).toBeNull()
    expect(await at('2026-11-21T06:00:00')).toBe('weekday')
    expect(await at('2026-11-21T22:00:00')).toBe('weekday')
  })

  test('a promotion runs from its start, inclusive, to its end, exclusive', async () => {
    const PromotionID = await offer({ startAt: iso(noon), endAt: iso(noon + hour) })
    const person = await newPerson()
    // A promotion that is not running is not listed at all.
    const why = async () => (await person.request(receive, { PromotionID })).body
    setTime(noon - 1)
    expect(await why()).toMatchObject({ code: 'promonoteligible', why: 'ended' })
    setTime(noon + hour)
    expect(await why()).toMatchObject({ code: 'promonoteligible', why: 'ended' })
    setTime(noon + hour - 1)
    expect(await reason(person, PromotionID)).toBeNull()
    setTime(noon)
    expect(await reason(person, PromotionID)).toBeNull()
  })

  test('a promotion has a quota, which counts only paid bonuses', async () => {
    const PromotionID = await offer({ quota: 1 })
    const [first, second] = [await newPerson(), await newPerson()]
    await first.done(receive, { PromotionID })
    expect(await reason(second, PromotionID)).toBeNull()
    await first.deposit(300, { PromotionID })
    expect(await reason(second, PromotionID)).toBe('quota')
    const { body } = await second.read(providerPaths.promotion(PromotionID))
    expect(readProvider(promotionSchema, body).used).toBe(1)
  })

  test('a promotion has a minimum deposit, exact to the satang', async () => {
    const PromotionID = await offer({ minDeposit: satangFromBaht(300) })
    const person = await newPerson()
    expect(await person.refused(place, depositOf(299.99, { PromotionID }))).toEqual({
      code: 'promonoteligible',
      why: 'mindeposit',
    })
    await person.done(place, depositOf(300, { PromotionID }))
  })

  test('a draft cannot be claimed or found, like an unknown promotion', async () => {
    const person = await newPerson()
    const draft = await offer({ PromotionStatus: 'draft' })
    for (const PromotionID of [draft, 'nothing']) {
      expect(await person.refused(receive, { PromotionID })).toEqual({ code: 'notfound' })
      const { body } = await person.read(providerPaths.promotion(PromotionID))
      expect(() => readProvider(promotionSchema, body)).toThrow('notfound')
    }
  })
})

test('the list of all players names the active promotion of each, and no other', async () => {
  const [with20, without] = [await newPerson(), await newPerson()]
  const PromotionID = await offer({})
  await with20.deposit(300, { PromotionID })
  const listed = await listPlayers()
  const promotionOf = ({ id }: Person) => listed.find((player) => player.id === id)?.PromotionID
  expect([promotionOf(with20), promotionOf(without)]).toEqual([PromotionID, null])
})

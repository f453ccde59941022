import { beforeAll, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { fieldsOf, newPerson, type Person, rowsOf, startProvider } from '../provider/providerPlayer'

beforeAll(startProvider)

async function receivedOf(person: Person): Promise<string> {
  const { promotion } = await person.data(providerPaths.wallet(person.id))
  return String(fieldsOf(promotion)['receivedId'])
}

/** @returns the amount of the player's newest event of this kind, in baht */
async function amountOf(person: Person, kind: string): Promise<unknown> {
  const events = await rowsOf(person, providerPaths.notifications(person.id))
  return events.find((event) => event['kind'] === kind)?.['amount']
}

test('the event of a cancelled promotion has what was deducted, not its bonus', async () => {
  const person = await newPerson()
  await person.deposit(500, { PromotionID: 'P3' })
  // Stakes and loses all but 20 baht of the bonus.
  await person.bet(((await person.balance()) - 2_000) / 100, 0)
  await person.done(providerPaths.cancelPromotion(), { receivedId: await receivedOf(person) })
  expect(await amountOf(person, 'promotionactive')).toBe(100)
  expect(await amountOf(person, 'promotioncancelled')).toBe(20)
})

test('the event of a promotion whose credit ran out has a deduction of zero', async () => {
  const person = await newPerson()
  await person.deposit(500, { PromotionID: 'P3' })
  await person.bet((await person.balance()) / 100, 0)
  expect(await amountOf(person, 'promotionlost')).toBe(0)
})

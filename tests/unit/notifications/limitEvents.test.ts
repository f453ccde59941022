/** Tests the inbox events of limits: set and removed. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationsSchema } from '#contract/notifications/notification'
import { protectionSchema } from '#contract/protection/limits'
import { providerPaths, readProvider } from '#contract/provider'
import { noon } from '../provider/backEnds'
import {
  advance,
  day,
  newPerson,
  type Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'

beforeAll(startProvider)
beforeEach(() => setTime(noon))

const limit = providerPaths.limit()
const request = { kind: 'deposit', window: '24h' }

async function inbox(person: Person) {
  const { body } = await person.read(providerPaths.notifications(person.id))
  return readProvider(notificationsSchema, body).map(({ kind, amount, createdAt }) => ({
    kind,
    amount,
    at: createdAt,
  }))
}

async function confirmWaiting(person: Person): Promise<void> {
  const { body } = await person.read(providerPaths.protection(person.id))
  const { limits } = readProvider(protectionSchema, body)
  const limitId = limits.find(({ status }) => status === 'waiting')?.limitId
  await person.done(providerPaths.limitConfirm(), { limitId })
}

test('a lower limit is in the inbox at once, and a higher one when it is confirmed', async () => {
  const person = await newPerson()
  await person.done(limit, { ...request, amount: 100 })
  const set = { kind: 'limitset', amount: 10_000, at: noon }
  expect(await inbox(person)).toEqual([set])
  await person.done(limit, { ...request, amount: 300 })
  advance(day)
  expect(await inbox(person)).toEqual([set])
  await confirmWaiting(person)
  expect(await inbox(person)).toEqual([{ kind: 'limitset', amount: 30_000, at: noon + day }, set])
})

test('a removed limit is in the inbox once the removal is confirmed, not when it is requested', async () => {
  const person = await newPerson()
  await person.done(limit, { ...request, amount: 100 })
  await person.done(limit, { ...request, amount: null })
  await person.done(limit, { ...request, amount: 200 })
  await person.done(limit, { ...request, amount: null })
  expect(await inbox(person)).toHaveLength(1)
  advance(day)
  await confirmWaiting(person)
  expect(await inbox(person)).toMatchObject([
    { kind: 'limitremoved', amount: null, at: noon + day },
    { kind: 'limitset' },
  ])
})

import { beforeAll, describe, expect, test } from 'vitest'
import { inviteSummarySchema } from '#contract/invite/invite'
import { nextOf, pagePath, pageRows, providerPaths, readProvider } from '#contract/provider'
import { database } from '#mocks/provider/database/database'
import { maskUsername } from '#mocks/provider/invite'
import { settings } from '#mocks/provider/seed/site'
import * as fc from '../../properties'
import { callProvider, noon } from '../provider/backEnds'
import {
  changeSetting,
  decide,
  fieldsOf,
  newPerson,
  Person,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { ledgerOf } from '../wallet/ledgerInvariants'

beforeAll(startProvider)

const claim = providerPaths.inviteClaim()

async function summary(person: Person) {
  const { body } = await person.read(providerPaths.inviteSummary(person.id))
  return readProvider(inviteSummarySchema, body)
}

let registered = 0

async function register(inviterID: string | null): Promise<Person> {
  const number = String(7_000_000_000 + ++registered)
  const body = {
    username: number,
    password: 'player1234',
    bank_name: 'ธนาคารกสิกรไทย',
    book_number: number,
    book_name: `Friend ${number}`,
    inviterID,
  }
  const answer = await callProvider(providerPaths.register(), { body })
  return new Person(String(fieldsOf(fieldsOf(answer.body)['data'])['id']))
}

/** Deposits, then stakes the whole credit once and wins it back. */
async function depositAndPlay(friend: Person, baht: number): Promise<string> {
  const depositId = await friend.deposit(baht)
  await friend.bet((await friend.balance()) / 100)
  return depositId
}

test('each deposit of a friend earns one percent once it is played', async () => {
  const inviter = await newPerson()
  const friend = await register(inviter.id)
  const first = await friend.deposit(1000)
  await friend.bet(999)
  expect((await summary(inviter)).totalCommission).toBe(0)
  await friend.bet(2)
  await depositAndPlay(friend, 2000)
  await depositAndPlay(friend, 50)
  await friend.bet(1000)
  const rows = await database.commissions.where({ inviterId: inviter.id }).toArray()
  expect(rows).toHaveLength(3)
  const deposit = await database.deposits.get(first)
  expect(rows.find(({ depositId }) => depositId === first)?.amount).toBe(
    Math.floor((deposit?.amount ?? 0) / 100),
  )
  const { friendTotal, friendActive, availableCommission, friends } = await summary(inviter)
  expect([friendTotal, friendActive, friends[0]?.depositCount]).toEqual([1, 1, 3])
  expect(availableCommission).toBe(rows.reduce((total, { amount }) => total + amount, 0))
})

test('deposits that are withdrawn unplayed earn neither commission nor wheel points', async () => {
  const inviter = await newPerson()
  const friend = await register(inviter.id)
  for (let count = 0; count < 3; count++) {
    await friend.deposit(2000)
    const amount = (await friend.balance()) / 100
    await friend.done(providerPaths.withdraw(), { amount })
    const { withdrawId } = (await database.withdraws.where({ openUser: friend.id }).first()) ?? {}
    await decide(withdrawId, 'approve')
    await decide(withdrawId, 'paid')
  }
  expect((await summary(inviter)).totalCommission).toBe(0)
  expect(await friend.data(providerPaths.wheelPoint(friend.id))).toMatchObject({ point: 0 })
  await depositAndPlay(friend, 1000)
  const { credited = 0 } = (await database.deposits.where({ userId: friend.id }).last()) ?? {}
  expect(credited).toBeGreaterThan(0)
  const rows = await database.commissions.where({ inviterId: inviter.id }).toArray()
  expect(rows.map(({ amount }) => amount)).toEqual([1000])
  expect(await friend.data(providerPaths.wheelPoint(friend.id))).toMatchObject({ point: 10 })
})

test('a partly withdrawn deposit earns commission on its played part', async () => {
  const inviter = await newPerson()
  const friend = await register(inviter.id)
  await friend.deposit(2000)
  await friend.bet(500)
  await friend.done(providerPaths.withdraw(), { amount: (await friend.balance()) / 100 })
  expect((await summary(inviter)).totalCommission).toBe(500)
  expect(await friend.data(providerPaths.wheelPoint(friend.id))).toMatchObject({ point: 5 })
})

test('a friend counts as having deposited, even if the deposits earn nothing', async () => {
  const inviter = await newPerson()
  const [friend] = [await register(inviter.id), await register(inviter.id)]
  await changeSetting('invite', { qualifyDeposit: 50_000 })
  if (friend) await depositAndPlay(friend, 100)
  await changeSetting('invite', { enabled: false, qualifyDeposit: 0 })
  if (friend) await depositAndPlay(friend, 100)
  await database.settings.bulkPut(settings)
  const { friendTotal, friendActive, totalCommission, friends } = await summary(inviter)
  expect([friendTotal, friendActive, totalCommission]).toEqual([2, 1, 0])
  expect(new Set(friends.map(({ depositCount }) => depositCount))).toEqual(new Set([0, 2]))
})

test("today's commission is what was earned since midnight in Bangkok", async () => {
  const inviter = await newPerson()
  const friend = await register(inviter.id)
  setTime('2026-11-21T23:59:59+07:00')
  await depositAndPlay(friend, 1000)
  const { todayCommission: first } = await summary(inviter)
  setTime('2026-11-22T00:00:00+07:00')
  await depositAndPlay(friend, 2000)
  const { todayCommission, totalCommission, byLevel } = await summary(inviter)
  expect(first).toBeGreaterThan(0)
  expect(todayCommission).toBe(totalCommission - first)
  expect(byLevel).toMatchObject([{ level: 1, percent: 1, friends: 1, commission: totalCommission }])
  setTime(noon)
})

test("a friend's number shows only its ends, and a short name shows nothing", () => {
  expect(['0812345678', 'abcdef', 'abcde', 'a'].map(maskUsername)).toEqual([
    '08******78',
    'ab**ef',
    '*****',
    '*',
  ])
})

describe('claiming commission', () => {
  test('a claim credits all available commission once', async () => {
    const inviter = await newPerson()
    const friend = await register(inviter.id)
    await depositAndPlay(friend, 5000)
    const { availableCommission } = await summary(inviter)
    const request = { requestId: crypto.randomUUID() }
    const [first, again, other] = await Promise.all([
      inviter.request(claim, request),
      inviter.request(claim, request),
      inviter.request(claim),
    ])
    expect(again).toEqual(first)
    // Either of the two may come first.
    expect(new Set([first.status, other.status])).toEqual(new Set([200, 400]))
    expect(await inviter.balance()).toBe(availableCommission)
    expect((await summary(inviter)).availableCommission).toBe(0)
  })

  test('a claim below the minimum amount is refused', async () => {
    const inviter = await newPerson()
    expect(await inviter.refused(claim)).toEqual({ code: 'inviteclaimmin', min: 20 })
    const friend = await register(inviter.id)
    await depositAndPlay(friend, 1000)
    expect((await inviter.refused(claim))['code']).toBe('inviteclaimmin')
    expect(await inviter.balance()).toBe(0)
  })

  test('a claim of exactly the minimum amount succeeds', async () => {
    const inviter = await newPerson()
    const friend = await register(inviter.id)
    await depositAndPlay(friend, 5000)
    const { availableCommission } = await summary(inviter)
    await changeSetting('invite', { minClaim: availableCommission + 1 })
    expect((await inviter.refused(claim))['code']).toBe('inviteclaimmin')
    await changeSetting('invite', { minClaim: availableCommission })
    expect(await inviter.done(claim)).toMatchObject({ amount: availableCommission / 100 })
    await database.settings.bulkPut(settings)
  })

  test('a claim of nothing is refused, whatever the minimum amount', async () => {
    await changeSetting('invite', { minClaim: 0 })
    const inviter = await newPerson()
    expect(await inviter.refused(claim)).toEqual({ code: 'inviteclaimmin', min: 0 })
    await database.settings.bulkPut(settings)
  })

  test('claims never exceed the earned commission', async () => {
    const step = fc.oneof(
      fc.integer({ min: 50, max: 6000 }).map((baht) => ({ name: 'deposit', baht }) as const),
      fc.constant({ name: 'claim', baht: 0 } as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const inviter = await newPerson()
        const friend = await register(inviter.id)
        for (const { name, baht } of steps) {
          if (name === 'deposit') await depositAndPlay(friend, baht)
          else await Promise.all([inviter.request(claim), inviter.request(claim)])
        }
        const rows = await database.commissions.where({ inviterId: inviter.id }).toArray()
        const earned = rows.reduce((total, { amount }) => total + amount, 0)
        const claims = (await ledgerOf(inviter.id)).filter(({ type }) => type === 'invite')
        const claimed = claims.reduce((total, { amount }) => total + amount, 0)
        expect(claimed).toBeLessThanOrEqual(earned)
        expect((await summary(inviter)).availableCommission).toBe(earned - claimed)
      }),
      { numRuns: 12, seed: 4 },
    )
  })
})

test('invitations never form a cycle and never change', async () => {
  const people = [await register(null)]
  for (let count = 0; count < 12; count++) {
    const inviter = people[(count * 7) % people.length]
    people.push(await register(count % 4 === 3 ? 'nobody' : (inviter?.id ?? null)))
  }
  const rows = new Map((await database.players.toArray()).map((row) => [row.id, row.inviterID]))
  for (const { id } of people) {
    const seen = new Set<string>()
    for (let at = rows.get(id) ?? null; at !== null; at = rows.get(at) ?? null) {
      expect(at === id || seen.has(at)).toBe(false)
      seen.add(at)
    }
  }
  const [first] = people
  const update = { nickname: 'x', inviterID: 'M1001' }
  await first?.request(providerPaths.updateProfile(), update)
  expect((await database.players.get(first?.id ?? ''))?.inviterID).toBeNull()
})

test('many friends who joined at the same moment are listed page by page, each once', async () => {
  const inviter = await newPerson()
  for (let count = 0; count < pageRows + 3; count++) await newPerson(0, inviter.id)
  const path = providerPaths.inviteSummary(inviter.id)
  const { body } = await inviter.read(path)
  const first = readProvider(inviteSummarySchema, body)
  expect(first.friends).toHaveLength(pageRows)
  const rest = await inviter.read(pagePath(path, nextOf(body)))
  const { friends } = readProvider(inviteSummarySchema, rest.body)
  expect(friends).toHaveLength(3)
  expect(nextOf(rest.body)).toBeNull()
})

import { beforeAll, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { formatBaht, parseBaht, type Satang, satang } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import * as fc from '../../properties'
import {
  advance,
  bankLine,
  day,
  decide,
  depositOf,
  newPerson,
  type Person,
  startProvider,
} from '../provider/providerPlayer'
import { expectLedgerInvariants, ledgerOf } from './ledgerInvariants'

beforeAll(startProvider)

/** Possible next actions of a player, a tester or time; `part` selects amounts. */
type Action = (person: Person, part: number) => Promise<unknown>

const actions: Record<string, Action> = {
  deposit: (person, part) =>
    person.request(providerPaths.deposit(), depositOf(50 + part, { PromotionID: null })),
  promoted: (person, part) =>
    person.request(providerPaths.deposit(), depositOf(300 + part, { PromotionID: 'P3' })),
  submit: async (person) => {
    const depositId = (await openDeposit(person))?.depositId ?? 'none'
    return person.request(providerPaths.depositSubmit(), { depositId })
  },
  money: async (person, part) => {
    const depositId = (await openDeposit(person))?.depositId ?? 'none'
    return bankLine(depositId, part % 5 === 0 ? 'twice' : 'right')
  },
  bet: async (person, part) => {
    const stake = Math.ceil(((await person.balance()) * part) / 1000)
    return person.bet(stake / 100, part % 3 === 0 ? stake / 50 : 0)
  },
  game: (person, part) =>
    person.request(providerPaths.loginLink(), { providerCode: part % 2 ? 'NOVA' : 'JADE' }),
  round: async (person, part) => {
    const game = await database.gameSessions.where({ userId: person.id }).last()
    const request = { session: game?.session ?? 'none', stake: part / 100, side: 'high' }
    return person.request(providerPaths.gameBet(), request)
  },
  withdraw: (person, part) =>
    person.request(providerPaths.withdraw(), { amount: 100 + part / 100 }),
  decide: async (person, part) => {
    const open = await database.withdraws.where({ openUser: person.id }).first()
    const verdicts = ['approve', 'reject', 'paid', 'failed']
    return decide(open?.withdrawId ?? 'none', verdicts[part % 4] ?? 'approve')
  },
  code: (person, part) =>
    person.request(providerPaths.redeemCode(), { code: part % 2 ? 'HELLO-2026' : 'ARCADE-5588' }),
  free: (person) => person.request(providerPaths.receivePromotion(), { PromotionID: 'P6' }),
  cancel: async (person) => {
    const active = await database.received.where({ activeKey: person.id }).first()
    return person.request(providerPaths.cancelPromotion(), {
      receivedId: active?.receivedId ?? 'x',
    })
  },
  cashback: async (person) => {
    await person.read(providerPaths.cashback(person.id))
    const rows = await database.cashbacks.where({ userId: person.id }).toArray()
    const claimable = rows.find(({ status }) => status === 'claimable')
    return person.request(providerPaths.cashbackClaim(), {
      cashbackId: claimable?.cashbackId ?? 'x',
    })
  },
  spin: async (person, part) => {
    const { nextSeedHash } = await person.data(providerPaths.wheelPoint(person.id))
    const request = { clientSeed: String(part), seedHash: nextSeedHash }
    return person.request(providerPaths.wheelSpin(), request)
  },
  break: (person, part) =>
    part % 7 === 0 ? person.request(providerPaths.exclude(), { period: '24h' }) : Promise.resolve(),
  minute: async () => advance(60_000),
  day: async () => advance(day),
}

function openDeposit(person: Person) {
  return database.deposits.where({ openUser: person.id }).first()
}

test('after any sequence of actions, the ledger is valid and earlier rows are unchanged', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(actions)), fc.integer({ min: 1, max: 999 }))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), async (steps) => {
      const person = await newPerson(500)
      let before = await ledgerOf(person.id)
      for (const [name, part] of steps) {
        await actions[name]?.(person, part)
        const after = await ledgerOf(person.id)
        expect(after.slice(0, before.length)).toEqual(before)
        before = after
        await expectLedgerInvariants(person.id)
      }
      const sum = before.reduce((total, { amount }) => total + amount, 0)
      expect(await person.balance()).toBe(await balanceThen(person, sum))
    }),
    { numRuns: 40, seed: 20_261_121 },
  )
}, 30_000)

/** Reads the balance, which may apply due events, then checks it against the ledger. */
async function balanceThen(person: Person, sum: number): Promise<number> {
  const rows = await ledgerOf(person.id)
  return rows.at(-1)?.balanceAfter ?? sum
}

test('two tabs and many simultaneous requests leave a valid ledger', async () => {
  const person = await newPerson(2500)
  const requests: (() => Promise<unknown>)[] = [
    () => person.request(providerPaths.redeemCode(), { code: 'HELLO-2026' }),
    () => person.request(providerPaths.withdraw(), { amount: 100 }),
    () => person.bet(100, 0),
  ]
  await Promise.all(
    Array.from({ length: 13 }, () => requests).flatMap((list) => list.map((one) => one())),
  )
  await expectLedgerInvariants(person.id)
  const rows = await ledgerOf(person.id)
  expect(rows.filter(({ type }) => type === 'code')).toHaveLength(1)
  expect(rows.filter(({ type }) => type === 'withdraw_hold')).toHaveLength(1)
})

test('the credited amount equals the amount that the screen shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (count) => {
      const amount: Satang = satang(count)
      expect(parseBaht(formatBaht(amount, 'th'), 'th')).toBe(amount)
    }),
  )
})

/** Checks own money and granted credit after any sequence of promotions, codes, cashback and breaks. */

import { beforeAll, expect, test } from 'vitest'
import { providerPaths, readProvider } from '#contract/provider'
import { normalizeCode } from '#contract/rewards/rewards'
import { walletSchema } from '#contract/wallet/wallet'
import { satangFromBaht } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import type { ReceivedRow } from '#mocks/provider/database/rows'
import { makeCodes, makePromotions } from '#mocks/provider/seed/offers'
import * as fc from '../../properties'
import { noon } from '../provider/backEnds'
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
import { expectLedgerInvariants, ledgerOf } from '../wallet/ledgerInvariants'
import { expectBetsOwnMoneyFirst, expectEnd, potsBy } from './ownMoneyRules'

const codes = ['BIND-AAAA', 'BIND-BBBB', 'BIND-CCCC']

beforeAll(async () => {
  await startProvider()
  const { charge } = makePromotions(noon)
  const often = { ...charge, perDay: 0, minDeposit: satangFromBaht(100) }
  await database.promotions.bulkPut([
    { ...often, PromotionID: 'FREE', turnoverX: 2 },
    { ...often, PromotionID: 'CAPPED', turnoverX: 1, maxWithdraw: satangFromBaht(150) },
  ])
  const [code] = makeCodes(noon)
  if (!code) throw new Error('The seed has codes')
  await database.codes.bulkPut(
    codes.map((shown, index) => ({
      ...code,
      codeId: shown,
      shown,
      code: normalizeCode(shown),
      amount: satangFromBaht(40),
      turnoverX: 4 * (index + 1),
      maxRedeem: 1_000_000,
    })),
  )
})

type Action = (person: Person, part: number) => Promise<unknown>

async function deposit(person: Person, PromotionID: string | null): Promise<void> {
  await person.request(providerPaths.deposit(), depositOf(200, { PromotionID }))
  const open = await database.deposits.where({ openUser: person.id }).first()
  if (open) await bankLine(open.depositId, 'right')
}

async function stakeOf(person: Person, part: number): Promise<number> {
  return Math.ceil((await person.balance()) * (part % 4 === 0 ? 1 : part / 999))
}

/** `part`, 1 to 999, selects amounts and items. */
const actions: Record<string, Action> = {
  deposit: (person) => deposit(person, null),
  promoted: (person) => deposit(person, 'FREE'),
  capped: (person) => deposit(person, 'CAPPED'),
  free: (person) => person.request(providerPaths.receivePromotion(), { PromotionID: 'P6' }),
  lose: async (person, part) => {
    const stake = await stakeOf(person, part)
    if (stake > 0) await person.bet(stake / 100, 0)
  },
  code: (person, part) => person.request(providerPaths.redeemCode(), { code: codes[part % 3] }),
  gift: (person) => person.request(providerPaths.redeemCode(), { code: 'HELLO-2026' }),
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
  cancel: async (person) => {
    const active = await database.received.where({ activeKey: person.id }).first()
    return person.request(providerPaths.cancelPromotion(), {
      receivedId: active?.receivedId ?? 'x',
    })
  },
  break: (person) => person.request(providerPaths.exclude(), { period: '24h' }),
  withdraw: (person, part) =>
    person.request(providerPaths.withdraw(), { amount: 100 + part / 100 }),
  decide: async (person, part) => {
    const open = await database.withdraws.where({ openUser: person.id }).first()
    return decide(open?.withdrawId ?? 'none', part % 2 ? 'reject' : 'approve')
  },
  day: async () => advance(day),
  month: (person) => {
    advance(31 * day)
    return person.balance() // applies what is due by now
  },
}

const win: Action = async (person, part) => {
  const stake = await stakeOf(person, part)
  if (stake > 0) await person.bet(stake / 100, (stake * (part % 7)) / 100)
}

const story = (names: string[]) =>
  fc.array(fc.tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 999 })), {
    minLength: 6,
    maxLength: 16,
  })

async function walletOf(person: Person) {
  const { body } = await person.read(providerPaths.wallet(person.id))
  return readProvider(walletSchema, body)
}

/**
 * Compares the wallet with the ledger.
 * @returns the own money in the credit
 */
async function expectTrueWallet(person: Person): Promise<number> {
  const wallet = await walletOf(person)
  const rows = await ledgerOf(person.id)
  const credit = rows.reduce((total, { amount }) => total + amount, 0)
  const left = wallet.locks.map((lock) => lock.left)
  const pots = potsBy(rows)
  const bonus = wallet.locks.reduce((total, { refId }) => total + (pots.get(refId) ?? 0), 0)
  expect(wallet.locks.map(({ pot }) => pot)).toEqual(
    wallet.locks.map(({ refId }) => pots.get(refId) ?? 0),
  )
  expect(wallet).toMatchObject({ credit, bonus, own: credit - bonus })
  expect(credit - bonus).toBeGreaterThanOrEqual(0)
  expect(wallet.turnoverLeft).toBe(Math.max(0, ...left))
  expect(Math.min(1, ...left)).toBe(1)
  expect(wallet.available).toBe(wallet.locks.length === 0 ? credit : 0)
  expect(wallet.available + wallet.locked).toBe(credit)
  const active = await database.received.where({ activeKey: person.id }).first()
  const { PromotionID, PromotionStatus } = await person.data(providerPaths.player(person.id))
  expect(PromotionID).toBe(active?.PromotionID ?? null)
  expect(PromotionStatus).toBe(active ? 'active' : null)
  expect(wallet.promotion?.receivedId).toBe(active?.receivedId)
  const taken = pots.get(active?.receivedId ?? '') ?? 0
  expect(wallet.promotion ?? { takenIfCancelled: 0, keepsIfCancelled: credit }).toMatchObject({
    takenIfCancelled: taken,
    keepsIfCancelled: credit - taken,
  })
  return credit - bonus
}

/** Actions that give grants up and move nothing else: own money must stay the same. */
const givesUp = new Set(['cancel', 'break'])

async function receiptsOf(person: Person): Promise<ReceivedRow[]> {
  return database.received.where({ userId: person.id }).toArray()
}

test('own money is staked first, gets its share of winnings, and stays whole when grants are given up', async () => {
  const names = [...Object.keys(actions), 'lose', 'lose', 'win', 'win', 'win']
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(story(names), async (steps) => {
      const person = await newPerson()
      const openAt = new Map<string, string[]>()
      let own = 0
      for (const [name, part] of steps) {
        const known = await receiptsOf(person)
        const open = (await walletOf(person)).locks.map(({ refId }) => refId)
        const entered = (await ledgerOf(person.id)).length
        await (name === 'win' ? win : actions[name])?.(person, part)
        const rows = await ledgerOf(person.id)
        for (const row of rows.slice(entered)) openAt.set(row.idemKey, open)
        expectBetsOwnMoneyFirst(rows, ({ idemKey }) => openAt.get(idemKey) ?? [])
        for (const row of await receiptsOf(person)) {
          const old = known.find(({ receivedId }) => receivedId === row.receivedId)
          expect(row.turnoverDone).toBeGreaterThanOrEqual(old?.turnoverDone ?? 0)
          if (old?.status !== 'active' || row.status === 'active') continue
          ends.add(String(row.closedBy))
          expectEnd(rows, row)
        }
        const before = own
        own = await expectTrueWallet(person)
        expect(own).toBe(givesUp.has(name) ? before : own)
      }
      await expectLedgerInvariants(person.id)
    }),
    { numRuns: 40, seed: 4 },
  )
  expect([...ends].toSorted()).toEqual(['break', 'completed', 'expired', 'lost', 'player'])
}, 60_000)

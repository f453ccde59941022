import { beforeEach, describe, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { satang } from '#lib/money'
import { database } from '#mocks/provider/database/database'
import type { LedgerRow } from '#mocks/provider/database/rows'
import { makeSeed } from '#mocks/provider/seed/seed'
import { InsufficientCredit, post } from '#mocks/provider/wallet/ledger'
import { signToken } from '#mocks/token'
import * as fc from '../../properties'
import { callProvider, demoId, noon, startFresh } from './backEnds'

beforeEach(startFresh)

/** Checks invariants 1 and 2 of the domain design for every player. */
async function expectLedgerInvariants(): Promise<void> {
  const [rows, wallets] = await Promise.all([
    database.ledger.orderBy('seq').toArray(),
    database.wallets.toArray(),
  ])
  const balances = new Map<string, number>()
  for (const { userId, amount, balanceAfter } of rows) {
    const balance = (balances.get(userId) ?? 0) + amount
    expect(balanceAfter).toBe(balance)
    expect(Number.isSafeInteger(balance) && balance >= 0).toBe(true)
    balances.set(userId, balance)
  }
  for (const { userId, balance } of wallets) expect(balance).toBe(balances.get(userId) ?? 0)
}

describe('the seed', () => {
  test('the seed has balanced books', expectLedgerInvariants)

  test('the seed is the same every time, except for its dates', () => {
    expect(makeSeed(noon)).toEqual(makeSeed(noon))
    const later = makeSeed(Date.parse('2031-02-28T17:00:01Z'))
    expect(later.ledger.map(({ amount }) => amount)).toEqual(
      makeSeed(noon).ledger.map(({ amount }) => amount),
    )
  })

  test('the seed is created quickly and is small enough to store', () => {
    const seed = makeSeed(noon)
    expect(seed.players.length).toBeGreaterThanOrEqual(40)
    expect(seed.promotions).toHaveLength(8)
    const rows = Object.values(seed).reduce((total, table) => total + table.length, 0)
    expect(rows).toBeLessThan(2500)
  })

  test('the seed has nothing in the future, at whatever time of day it is created', () => {
    fc.assert(
      fc.property(fc.integer({ min: noon, max: noon + 400 * 86_400_000 }), (today) => {
        const { ledger, deposits, withdraws } = makeSeed(today)
        for (const row of [...ledger, ...deposits, ...withdraws]) {
          expect(Date.parse(row.createdAt)).toBeLessThanOrEqual(today)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('each confirmed deposit has one row, each withdrawal one hold, each rejection one release', async () => {
    const [rows, deposits, withdraws] = await Promise.all([
      database.ledger.toArray(),
      database.deposits.toArray(),
      database.withdraws.toArray(),
    ])
    const count = (type: LedgerRow['type'], refId: string, amount: number) =>
      rows.filter((row) => row.type === type && row.refId === refId && row.amount === amount).length
    for (const { depositId, status, credited, amount } of deposits) {
      expect(count('deposit', depositId, amount)).toBe(status === 'confirmed' ? 1 : 0)
      expect(credited).toBe(status === 'confirmed' ? amount : 0)
    }
    for (const { withdrawId, status, amount } of withdraws) {
      expect(count('withdraw_hold', withdrawId, 0 - amount)).toBe(1)
      const isBack = status === 'rejected' || status === 'returned'
      expect(count('withdraw_release', withdrawId, amount)).toBe(isBack ? 1 : 0)
    }
  })

  test('each player has at most one active promotion, and completed means turnover completed', async () => {
    const receipts = await database.received.toArray()
    for (const receipt of receipts) {
      expect(receipt.status === 'completed').toBe(receipt.turnoverDone >= receipt.turnoverRequired)
      expect(receipt.activeKey).toBe(receipt.status === 'active' ? receipt.userId : undefined)
    }
  })

  test('the seed is stored completely by the first call', async () => {
    await database.delete({ disableAutoOpen: false })
    await Promise.all([1, 2, 3].map(() => database.execute(() => database.players.count())))
    await expectLedgerInvariants()
    expect(await database.players.count()).toBe(makeSeed(noon).players.length)
  })
})

const entry = (amount: number, idemKey: string) =>
  ({
    userId: demoId,
    type: amount < 0 ? 'adjust_sub' : 'adjust_add',
    amount: satang(amount),
    refType: 'admin',
    refId: idemKey,
    idemKey,
    actor: 'A1',
  }) as const

describe('ledger entries', () => {
  test('an entry changes the credit by its amount and returns its row', async () => {
    const row = await post(entry(-25_075, 'one'))
    expect(row).toMatchObject({ amount: -25_075, balanceAfter: 100_000 })
    const path = providerPaths.balance(demoId)
    const { body } = await callProvider(path, { token: await signToken(demoId) })
    expect(body).toBe(1000)
    await expectLedgerInvariants()
  })

  test('an entry with a used key changes nothing and returns the first row', async () => {
    const first = await post(entry(500, 'same'))
    expect(await post(entry(900, 'same'))).toMatchObject(first)
    await expectLedgerInvariants()
  })

  test('an entry above the credit is refused as a whole', async () => {
    const before = await database.ledger.count()
    await expect(post(entry(-125_076, 'much'))).rejects.toThrow(InsufficientCredit)
    expect(await database.ledger.count()).toBe(before)
    await expectLedgerInvariants()
  })

  test('simultaneous entries are posted one after another', async () => {
    const taken = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => post(entry(-10_000, `race ${index}`))),
    )
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
    await expectLedgerInvariants()
  })

  test('entries of any kind leave a valid ledger and keep every earlier row', async () => {
    const commands = fc.array(
      fc.tuple(fc.integer({ min: -200_000, max: 200_000 }), fc.integer({ min: 0, max: 30 })),
      { maxLength: 25 },
    )
    await fc.assert(
      fc.asyncProperty(commands, fc.uuid(), async (list, run) => {
        const before = await database.ledger.orderBy('seq').toArray()
        await Promise.allSettled(list.map(([amount, key]) => post(entry(amount, `${run} ${key}`))))
        const after = await database.ledger.orderBy('seq').toArray()
        expect(after.slice(0, before.length)).toEqual(before)
      }),
      { numRuns: 10 },
    )
    await expectLedgerInvariants()
  })
})

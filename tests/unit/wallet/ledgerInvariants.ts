/** Checks what must always hold for a player's rows: invariants 1, 2, 8, 12, 17 to 19b. */
import { expect } from 'vitest'
import { readProvider } from '#contract/provider'
import {
  type StatementPage,
  type StatementRow,
  statementPageSchema,
} from '#contract/wallet/statement'
import { database } from '#mocks/provider/database/database'
import type { LedgerRow } from '#mocks/provider/database/rows'
import { shareOf } from '#mocks/provider/database/totals'
import { answerStatement } from '#mocks/provider/wallet/statement'

export async function ledgerOf(userId: string): Promise<LedgerRow[]> {
  return database.ledger.where({ userId }).sortBy('seq')
}

export async function expectLedgerInvariants(userId: string): Promise<void> {
  const rows = await ledgerOf(userId)
  let balance = 0
  for (const { amount, balanceAfter } of rows) {
    balance += amount
    expect(balanceAfter).toBe(balance)
    expect(Number.isSafeInteger(balance) && balance >= 0).toBe(true)
  }
  expect((await database.wallets.get(userId))?.balance ?? 0).toBe(balance)
  await expectSoundTotals(userId, rows)
  await expectSoundDeposits(userId, rows)
  await expectSoundWithdrawals(userId, rows)
  await expectSoundReceipts(userId, rows)
  await expectSoundStatement(userId, rows)
}

/** Reads the whole statement by its cursor. */
export async function statementOf(userId: string, query = ''): Promise<StatementRow[]> {
  const rows: StatementRow[] = []
  let after: number | null = null
  do {
    const search = new URLSearchParams(query)
    if (after !== null) search.set('after', String(after))
    const answer = await answerStatement(userId, search)
    const page: StatementPage = readProvider(statementPageSchema, await answer.json())
    expect(page.rows.length).toBeLessThanOrEqual(30)
    rows.push(...page.rows)
    after = page.next
  } while (after !== null)
  return rows
}

/** Checks that stored totals equal the sums of the ledger rows. */
async function expectSoundTotals(userId: string, rows: LedgerRow[]): Promise<void> {
  const sums: Record<string, number> = {}
  for (const { kind, part, sum } of rows.flatMap(shareOf.ledger)) {
    sums[`${kind} ${part}`] = (sums[`${kind} ${part}`] ?? 0) + sum
  }
  const totals = await database.totals
    .where('[userId+kind+part]')
    .between([userId], [userId, []])
    .toArray()
  const ofLedger = ['staked', 'won', 'deposited', 'claimed']
  const kept = totals.filter(({ kind }) => ofLedger.includes(kind))
  expect(Object.fromEntries(kept.map(({ kind, part, sum }) => [`${kind} ${part}`, sum]))).toEqual(
    sums,
  )
}

/**
 * Checks that the statement covers the ledger: each row begins where the one below ends, and the newest is
 * the credit.
 */
async function expectSoundStatement(userId: string, rows: LedgerRow[]): Promise<void> {
  const statement = await statementOf(userId)
  let balance: number = (await database.wallets.get(userId))?.balance ?? 0
  for (const { balanceAfter, amount } of statement) {
    expect(balanceAfter).toBe(balance)
    balance -= amount
  }
  expect(balance).toBe(0)
  const places: (number | undefined)[] = []
  for (const { seq, type } of statement) {
    const entries = type === 'play' ? await statementOf(userId, `play=${seq}`) : [{ seq }]
    places.push(...entries.map((entry) => entry.seq))
  }
  expect(places).toEqual(rows.map(({ seq }) => seq).toReversed())
}

const amounts = (rows: LedgerRow[], type: LedgerRow['type'], refId: string): number[] =>
  rows.filter((row) => row.type === type && row.refId === refId).map(({ amount }) => amount)

async function expectSoundDeposits(userId: string, rows: LedgerRow[]): Promise<void> {
  const deposits = await database.deposits.where({ userId }).toArray()
  for (const { depositId, status, amount, base, credited } of deposits) {
    const confirmed = status === 'confirmed'
    expect(amounts(rows, 'deposit', depositId)).toEqual(confirmed ? [amount] : [])
    expect(credited).toBe(confirmed ? amount : 0)
    expect(amount - base).toBeGreaterThanOrEqual(1)
    expect(amount - base).toBeLessThanOrEqual(99)
  }
  expect(deposits.filter(({ openUser }) => openUser).length).toBeLessThanOrEqual(1)
}

async function expectSoundWithdrawals(userId: string, rows: LedgerRow[]): Promise<void> {
  const withdraws = await database.withdraws.where({ userId }).toArray()
  for (const { withdrawId, status, amount } of withdraws) {
    expect(amounts(rows, 'withdraw_hold', withdrawId)).toEqual([0 - amount])
    const released = amounts(rows, 'withdraw_release', withdrawId)
    const isBack = status === 'rejected' || status === 'returned'
    expect(released).toEqual(isBack ? [amount] : [])
  }
  expect(withdraws.filter(({ openUser }) => openUser).length).toBeLessThanOrEqual(1)
}

const taken = (amount: number) => (amount > 0 ? [0 - amount] : [])

async function expectSoundReceipts(userId: string, rows: LedgerRow[]): Promise<void> {
  const receipts = await database.received.where({ userId }).toArray()
  expect(receipts.filter(({ status }) => status === 'active').length).toBeLessThanOrEqual(1)
  for (const receipt of receipts) {
    const { receivedId, status, bonus, turnoverDone, turnoverRequired, activatedAt } = receipt
    expect(receipt.activeKey).toBe(status === 'active' ? userId : undefined)
    expect(receipt.waitingKey).toBe(status === 'received' ? userId : undefined)
    expect(amounts(rows, 'bonus', receivedId)).toEqual(activatedAt && bonus > 0 ? [bonus] : [])
    const { forfeited = 0, capForfeited = 0 } = receipt
    expect(amounts(rows, 'bonus_forfeit', receivedId)).toEqual(taken(forfeited))
    expect(amounts(rows, 'cap_forfeit', receivedId)).toEqual(taken(capForfeited))
    if (status === 'active') expect(turnoverDone).toBeLessThan(turnoverRequired)
    if (status === 'completed') expect(turnoverDone).toBeGreaterThanOrEqual(turnoverRequired)
  }
}

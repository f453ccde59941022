/**
 * `/report/reconcile`: compares the bank statement, the deposits and the ledger by Bangkok day and by the
 * operator's account, and lists the rows that differ.
 */
import type * as v from 'valibot'
import { mostDifferences, type reconcileSchema } from '#contract/admin/reports'
import { bangkokDay } from '#lib/time'
import { isoNow, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { BankLineRow } from '../../provider/database/playRows'
import type { DepositRow, LedgerRow, WithdrawRow } from '../../provider/database/rows'
import { letLinesArrive } from '../money/bankLines'
import { accountNames } from './accounts'
import { creditChanges, lastBalanceOf } from './credit'
import { Days, Sum } from './days'
import { confirmedIn, isReturned, paidIn, returnedIn } from './ended'
import { ledgerOf } from './figures'
import { type DayRange, dayOf, readInParts, readRange } from './range'

export async function reconcile(
  query: URLSearchParams,
): Promise<v.InferInput<typeof reconcileSchema>> {
  const range = readRange(query, 7)
  await letLinesArrive()
  const [books, nameOf] = await Promise.all([readBooks(range), accountNames()])
  const days = new Days(nameOf)
  await compareDeposits(days, books, range)
  await compareWithdrawals(days, books)
  await compareWallets(days, books.entries, range)
  const mostTold = range.from === range.to ? Infinity : mostDifferences
  return { from: range.from, to: range.to, asOf: isoNow(), days: days.described(mostTold) }
}

/** Rows of a period to reconcile. */
interface Books {
  entries: readonly LedgerRow[]
  lines: readonly BankLineRow[]
  /** Confirmed in the period, whenever they were made. */
  deposits: readonly DepositRow[]
  /** Requested in the period. */
  asked: readonly WithdrawRow[]
  /** Paid in the period, whenever they were requested. */
  paid: readonly WithdrawRow[]
  /** Sent back by the bank in the period. */
  returned: readonly WithdrawRow[]
}

/** Reads all books in one transaction and in parallel, so they match and one loads while another transfers. */
function readBooks(range: DayRange): Promise<Books> {
  const { ledger, bankLines, deposits, withdraws } = database
  return database.transaction('r', ledger, bankLines, deposits, withdraws, async () => {
    const [entries, lines, confirmed, asked, paid, returned] = await Promise.all([
      ledgerOf(range),
      readInParts(range, ({ start, end }) =>
        bankLines.where('createdAt').between(start, end, true, false).toArray(),
      ),
      confirmedIn(range),
      readInParts(range, ({ start, end }) =>
        withdraws.where('createdAt').between(start, end, true, false).toArray(),
      ),
      paidIn(range),
      returnedIn(range),
    ])
    return { entries, lines, deposits: confirmed, asked, paid, returned }
  })
}

/** Compares lines, deposits and the ledger row by row, because sums could hide a difference. */
async function compareDeposits(days: Days, books: Books, { start, end }: DayRange): Promise<void> {
  const { lines } = books
  const credits = books.entries.filter(({ type }) => type === 'deposit')
  const [deposits, linesOf] = await depositsConcerned(books, credits)
  for (const line of lines) countLine(days, line, deposits)
  const creditOf = new Map(credits.map((row) => [row.refId, row]))
  for (const deposit of deposits.values()) {
    const { status, decidedAt } = deposit
    if (status !== 'confirmed' || decidedAt === null) continue
    if (decidedAt >= start && decidedAt < end) {
      countDeposit(days, deposit, decidedAt, linesOf, creditOf)
    }
  }
  for (const row of credits) {
    const deposit = deposits.get(row.refId)
    const day = days.at(row.createdAt)
    const bank = deposit?.transferBankID ?? ''
    day.bank(bank).ledger.add(row.amount)
    if (deposit?.status !== 'confirmed') {
      day.differs('ledgerWithoutDeposit', String(row.seq), row.amount, bank)
    }
  }
}

/** Deposits (by id) that a line, an entry or their decision puts into the range; and all lines of each. */
async function depositsConcerned(
  { lines, deposits: decided }: Books,
  credits: readonly LedgerRow[],
): Promise<[Map<string, DepositRow>, Map<string, BankLineRow[]>]> {
  const deposits = new Map(decided.map((row) => [row.depositId, row]))
  const named = [...lines.map(({ depositId }) => depositId), ...credits.map(({ refId }) => refId)]
  const others = new Set(named.filter((id) => id !== null).filter((id) => !deposits.has(id)))
  for (const row of await database.deposits.bulkGet([...others])) {
    if (row) deposits.set(row.depositId, row)
  }
  const linesOf = new Map<string, BankLineRow[]>()
  const keep = (line: BankLineRow) => {
    if (line.depositId === null) return
    const known = linesOf.get(line.depositId)
    if (known) known.push(line)
    else linesOf.set(line.depositId, [line])
  }
  for (const line of lines) keep(line)
  const elsewhere = [...deposits.keys()].filter((id) => !linesOf.has(id))
  for (const line of await database.bankLines.where('depositId').anyOf(elsewhere).toArray()) {
    keep(line)
  }
  return [deposits, linesOf]
}

function countLine(days: Days, line: BankLineRow, deposits: ReadonlyMap<string, DepositRow>): void {
  const { lineId, transferBankID, amount, depositId, createdAt } = line
  const day = days.at(createdAt)
  const bank = day.bank(transferBankID)
  bank.lines.add(amount)
  const deposit = depositId === null ? undefined : deposits.get(depositId)
  if (isReturned(line, deposit)) return bank.returned.add(amount)
  if (deposit?.status === 'confirmed') {
    const { decidedAt } = deposit
    if (decidedAt !== null && dayOf(decidedAt) !== dayOf(createdAt)) {
      day.differs('otherDay', lineId, amount, transferBankID)
    }
    return
  }
  const kind = deposit?.status === 'review' ? 'lineInReview' : 'lineWithoutDeposit'
  day.differs(kind, lineId, amount, transferBankID)
}

function countDeposit(
  days: Days,
  { depositId, transferBankID, amount, credited }: DepositRow,
  decidedAt: string,
  linesOf: ReadonlyMap<string, BankLineRow[]>,
  creditOf: ReadonlyMap<string, LedgerRow>,
): void {
  const day = days.at(decidedAt)
  day.bank(transferBankID).deposits.add(credited)
  const [line, ...more] = linesOf.get(depositId) ?? []
  if (!line) day.differs('depositWithoutLine', depositId, 0 - credited, transferBankID)
  else {
    const sent = [line, ...more].reduce((sum, each) => sum + each.amount, 0)
    if (sent !== credited) {
      day.differs('amountDiffers', depositId, sent - credited, transferBankID)
    }
    if (dayOf(line.createdAt) !== dayOf(decidedAt)) {
      day.differs('otherDay', depositId, 0 - credited, transferBankID)
    }
  }
  const entry = creditOf.get(depositId)
  if (!entry) day.differs('depositWithoutLedger', depositId, 0 - amount, transferBankID)
  else if (entry.amount !== credited) {
    day.differs('amountDiffers', depositId, entry.amount - credited, transferBankID)
  }
}

/** Compares holds and releases with the withdrawals, and counts the bank references of paid ones. */
async function compareWithdrawals(
  days: Days,
  { entries, asked, paid, returned }: Books,
): Promise<void> {
  const holds = entries.filter(({ type }) => type === 'withdraw_hold')
  const releases = entries.filter(({ type }) => type === 'withdraw_release')
  const known = new Map(asked.map((row) => [row.withdrawId, row]))
  const others = [...holds, ...releases].map(({ refId }) => refId).filter((id) => !known.has(id))
  for (const row of await database.withdraws.bulkGet(others)) {
    if (row) known.set(row.withdrawId, row)
  }
  for (const row of holds) {
    const day = days.at(row.createdAt)
    day.held.add(0 - row.amount)
    if (!known.has(row.refId)) day.differs('holdWithoutWithdrawal', String(row.seq), row.amount)
  }
  const held = new Set(holds.map(({ refId }) => refId))
  for (const row of asked) {
    if (!held.has(row.withdrawId)) {
      days.at(row.createdAt).differs('withdrawalWithoutHold', row.withdrawId, row.amount)
    }
  }
  for (const row of releases) {
    const day = days.at(row.createdAt)
    day.released.add(row.amount)
    if (known.get(row.refId)?.status === 'paid') {
      day.differs('paidAndReleased', row.refId, row.amount)
    }
  }
  for (const row of returned) {
    known.set(row.withdrawId, row)
    days.at(row.closedAt ?? row.createdAt).returned.add(row.amount)
  }
  await findUnreleased(days, [...known.values()])
  for (const { withdrawId, amount, bankRef, paidAt } of paid) {
    if (paidAt === null) continue
    const day = days.at(paidAt)
    day.paid.add(amount)
    if (bankRef) day.withReference += 1
    else day.differs('paidWithoutReference', withdrawId, amount)
  }
}

/** Finds rejected and returned withdrawals whose credit was never released. */
async function findUnreleased(days: Days, withdrawals: readonly WithdrawRow[]): Promise<void> {
  const rejected = withdrawals.filter(
    ({ status }) => status === 'rejected' || status === 'returned',
  )
  const theirs = await database.ledger
    .where('idemKey')
    .anyOf(rejected.map(({ withdrawId }) => `withdraw_release:${withdrawId}`))
    .toArray()
  const released = new Set(theirs.map(({ refId }) => refId))
  for (const { withdrawId, amount, closedAt, createdAt } of rejected) {
    if (!released.has(withdrawId)) {
      days.at(closedAt ?? createdAt).differs('rejectedNotReleased', withdrawId, 0 - amount)
    }
  }
}

/** Compares the ledger with the changes of players' credit: each balance must follow from the one before. */
async function compareWallets(
  days: Days,
  entries: readonly LedgerRow[],
  range: DayRange,
): Promise<void> {
  const { changes, after: balances } = await creditChanges(entries, range.start)
  for (const { row, change } of changes) {
    const { type, amount, seq } = row
    const day = days.at(row.createdAt)
    const sum = day.byType.get(type) ?? new Sum()
    sum.add(amount)
    day.byType.set(type, sum)
    day.ledgerSum += amount
    day.walletChange += change
    if (change !== amount) day.differs('brokenBalance', String(seq), change - amount)
  }
  // Current balances follow from the last entries of all, which only a range up to today contains.
  if (range.to < bangkokDay(now())) return
  const all = await database.wallets.toArray()
  const wallets = new Map(all.map(({ userId, balance }) => [userId, balance]))
  // Includes wallets that changed in the range without an entry.
  const changed = all.filter(({ updatedAt }) => updatedAt >= range.start)
  for (const userId of new Set([...balances.keys(), ...changed.map((row) => row.userId)])) {
    const expected = balances.get(userId) ?? (await lastBalanceOf(userId))
    const change = (wallets.get(userId) ?? 0) - expected
    if (change === 0) continue
    const today = days.on(range.to)
    today.walletChange += change
    today.differs('walletDiffers', userId, change)
  }
}

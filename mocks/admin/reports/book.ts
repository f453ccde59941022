/** `/report/book`: what the operator owes its players, day by day through a month. */
import * as v from 'valibot'
import { type bookSchema, heldTypes, monthText } from '#contract/admin/book'
import { addDays, bangkokDay } from '#lib/time'
import { isoNow, now } from '../../clock'
import { database } from '../../provider/database/database'
import { invalid } from '../requests'
import { accountNames, accountsOf } from './accounts'
import { BookDay } from './bookDay'
import { creditChanges, creditOfOthers } from './credit'
import { endOf, heldAt, withdrawalsOf } from './ended'
import { ledgerOf } from './figures'
import { partsOf } from './parts'
import { type DayRange, dayOf, inBaht, rangeOf } from './range'

export async function book(query: URLSearchParams): Promise<v.InferInput<typeof bookSchema>> {
  const today = bangkokDay(now())
  const asked = query.get('month') ?? today.slice(0, 7)
  if (!v.is(monthText, asked) || asked > today.slice(0, 7)) throw invalid('month', 'unknown')
  const first = `${asked}-01`
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
  const range = rangeOf(first, last < today ? last : today)
  const { ledger, deposits, withdraws, wallets, transferBanks } = database
  const tables = [ledger, deposits, withdraws, wallets, transferBanks]
  // In one transaction, because a bet between two reads would be a difference.
  return database.transaction('r', tables, async () => {
    const [read, nameOf] = await Promise.all([readDays(range, today), accountNames()])
    const { opening, days } = read
    const total = new BookDay()
    const parts: v.InferInput<typeof bookSchema>['days'] = []
    let balance = opening
    for (const [day, content] of days) {
      parts.push({ day, ...content.described(balance) })
      balance += content.change
      total.include(content)
    }
    const accounts = [...total.deposits.keys()]
    return {
      month: asked,
      from: range.from,
      to: range.to,
      asOf: isoNow(),
      accounts: accounts.map((id) => ({ transferBankID: id, bank_name: nameOf(id) })),
      days: parts,
      total: total.described(opening),
      held: inBaht(read.held + total.heldChange),
      fees: inBaht(total.fees),
    }
  })
}

/** Opening balance and held part of it in satang, and the movements of each day. */
async function readDays(range: DayRange, today: string) {
  const days = new Map(partsOf(range, 'day').map((day) => [day, new BookDay()]))
  const at = (moment: string) => days.get(dayOf(moment))
  const [entries, withdrawals, held] = await Promise.all([
    ledgerOf(range),
    withdrawalsOf(range),
    heldAt(range.start),
  ])
  const accountOf = await accountsOf(entries)
  const { changes, before, after } = await creditChanges(entries, range.start)
  for (const { row, change } of changes) {
    const day = at(row.createdAt)
    if (!day) continue
    day.change += change
    if (row.type === 'deposit') day.addDeposit(accountOf(row), row.amount)
    else if (!heldTypes.includes(row.type)) day.addEntry(row.type, row.amount)
  }
  for (const row of withdrawals) {
    at(row.createdAt)?.hold(row.amount)
    const end = endOf(row)
    if (end === null) continue
    at(end)?.hold(0 - row.amount)
    if (row.paidAt !== null) at(row.paidAt)?.pay(row)
  }
  const others = await creditOfOthers(before, range.start)
  if (range.to === today) {
    // The last balances are still those of now, so credit that changed without an entry is a difference.
    const wallets = await database.wallets.toArray()
    const credit = wallets.reduce((sum, { balance }) => sum + balance, 0)
    const unexplained = credit - sumOf(after) - others
    const last = days.get(today)
    if (last) last.change += unexplained
  }
  return { opening: sumOf(before) + others + held, held, days }
}

function sumOf(balances: ReadonlyMap<string, number>): number {
  return [...balances.values()].reduce((sum, balance) => sum + balance, 0)
}

/** The receiving accounts of deposits, and `/report/account`. */
import type * as v from 'valibot'
import type { accountReportSchema } from '#contract/admin/breakdowns'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import type { LedgerRow } from '../../provider/database/rows'
import { Sum } from './days'
import { ledgerOf } from './figures'
import { readRange } from './range'

/** @returns the receiving account of each credited deposit; empty if the deposit is missing */
export async function accountsOf(
  entries: readonly LedgerRow[],
): Promise<(entry: LedgerRow) => string> {
  const ids = entries.filter(({ type }) => type === 'deposit').map(({ refId }) => refId)
  const deposits = await database.deposits.bulkGet(ids)
  const accounts = new Map(
    deposits.flatMap((row) => (row ? [[row.depositId, row.transferBankID] as const] : [])),
  )
  return ({ refId }) => accounts.get(refId) ?? ''
}

/** @returns the name of an account; its id if the account is unknown */
export async function accountNames(): Promise<(transferBankID: string) => string> {
  const banks = await database.transferBanks.toArray()
  const names = new Map(banks.map(({ transferBankID, bank_name }) => [transferBankID, bank_name]))
  return (transferBankID) => names.get(transferBankID) ?? transferBankID
}

class Account {
  readonly deposits = new Sum()
  readonly #depositors = new Set<string>()

  add({ amount, userId }: LedgerRow): void {
    this.deposits.add(amount)
    this.#depositors.add(userId)
  }

  figures() {
    const { sum: deposits, count: depositCount } = this.deposits.inBaht()
    return { deposits, depositCount, depositors: this.#depositors.size }
  }
}

export async function accountReport(
  query: URLSearchParams,
): Promise<v.InferInput<typeof accountReportSchema>> {
  const entries = await ledgerOf(readRange(query))
  const [accountOf, nameOf] = await Promise.all([accountsOf(entries), accountNames()])
  const total = new Account()
  const accounts = new Map<string, Account>()
  for (const entry of entries) {
    if (entry.type !== 'deposit') continue
    const id = accountOf(entry)
    const account = accounts.get(id) ?? new Account()
    accounts.set(id, account)
    account.add(entry)
    total.add(entry)
  }
  const rows = [...accounts].map(([transferBankID, account]) => ({
    transferBankID,
    bank_name: nameOf(transferBankID),
    ...account.figures(),
  }))
  return {
    asOf: isoNow(),
    rows: rows.toSorted((one, other) => other.deposits - one.deposits),
    total: total.figures(),
  }
}

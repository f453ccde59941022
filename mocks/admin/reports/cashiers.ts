/** `/report/cashier`: deposits, withdrawals and adjustments by the staff account that decided them. */
import type * as v from 'valibot'
import { automatic, type cashierReportSchema } from '#contract/admin/breakdowns'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import type { LedgerRow, WithdrawRow } from '../../provider/database/rows'
import { Sum } from './days'
import { paidIn } from './ended'
import { ledgerOf } from './figures'
import { readRange } from './range'

/** Entries that a member of staff can cause. Adjustments are always theirs. */
const causedByStaff: readonly LedgerRow['type'][] = [
  'deposit',
  'withdraw_release',
  'adjust_add',
  'adjust_sub',
]

/** @returns the staff account of an entry's actor, {@link automatic} for all others */
export async function cashiersOf(): Promise<{
  idOf: (actor: string | undefined) => string
  nameOf: (id: string) => string
}> {
  const names = new Map(
    (await database.admins.toArray()).map(({ adminID, name }) => [adminID, name]),
  )
  return {
    idOf: (actor = automatic) => (names.has(actor) ? actor : automatic),
    nameOf: (id) => names.get(id) ?? id,
  }
}

class Cashier {
  readonly #deposits = new Sum()
  readonly #paid = new Sum()
  readonly #released = new Sum()
  readonly #adjusted = new Sum()

  add({ type, amount }: LedgerRow): void {
    if (type === 'deposit') this.#deposits.add(amount)
    else if (type === 'withdraw_release') this.#released.add(amount)
    else this.#adjusted.add(amount)
  }

  addPaid({ amount }: WithdrawRow): void {
    this.#paid.add(amount)
  }

  figures() {
    const [deposits, paid] = [this.#deposits.inBaht(), this.#paid.inBaht()]
    const [released, adjusted] = [this.#released.inBaht(), this.#adjusted.inBaht()]
    return {
      deposits: deposits.sum,
      depositCount: deposits.count,
      withdrawals: paid.sum,
      withdrawalCount: paid.count,
      released: released.sum,
      releasedCount: released.count,
      adjusted: adjusted.sum,
      adjustedCount: adjusted.count,
    }
  }
}

export async function cashierReport(
  query: URLSearchParams,
): Promise<v.InferInput<typeof cashierReportSchema>> {
  const range = readRange(query)
  const [entries, paid, { idOf, nameOf }] = await Promise.all([
    ledgerOf(range),
    paidIn(range),
    cashiersOf(),
  ])
  const total = new Cashier()
  const cashiers = new Map<string, Cashier>()
  const talliesOf = (actor: string | undefined) => {
    const id = idOf(actor)
    const cashier = cashiers.get(id) ?? new Cashier()
    cashiers.set(id, cashier)
    return [cashier, total]
  }
  for (const entry of entries) {
    if (!causedByStaff.includes(entry.type)) continue
    for (const one of talliesOf(entry.actor)) one.add(entry)
  }
  for (const row of paid) for (const one of talliesOf(row.paidBy)) one.addPaid(row)
  const rows = [...cashiers].map(([adminID, cashier]) => ({
    adminID,
    name: nameOf(adminID),
    ...cashier.figures(),
  }))
  return {
    asOf: isoNow(),
    rows: rows.toSorted((one, other) => other.deposits - one.deposits),
    total: total.figures(),
  }
}

/** Movements of one day of the monthly book, or of the whole month. In satang, on the wire in baht. */
import type * as v from 'valibot'
import type { bookSchema } from '#contract/admin/book'
import { statementTypes } from '#contract/wallet/statement'
import type { LedgerType, WithdrawRow } from '../../provider/database/rows'
import { Sum } from './days'
import { inBaht } from './range'

type PartOnWire = v.InferInput<typeof bookSchema>['total']

export class BookDay {
  readonly deposits = new Map<string, Sum>()
  readonly #entries = new Map<LedgerType, Sum>()
  readonly #paid = new Sum()
  /** Change of players' balances and of the held amounts, however it came about. */
  change = 0
  heldChange = 0
  fees = 0

  addDeposit(transferBankID: string, amount: number): void {
    sumIn(this.deposits, transferBankID).add(amount)
  }

  addEntry(type: LedgerType, amount: number): void {
    sumIn(this.#entries, type).add(amount)
  }

  /** `amount`: negative if a hold ends. */
  hold(amount: number): void {
    this.heldChange += amount
    this.change += amount
  }

  pay({ amount, fee }: WithdrawRow): void {
    this.#paid.add(0 - amount)
    this.fees += fee
  }

  /** Adds another day. */
  include(day: BookDay): void {
    for (const [id, sum] of day.deposits) sumIn(this.deposits, id).include(sum)
    for (const [type, sum] of day.#entries) sumIn(this.#entries, type).include(sum)
    this.#paid.include(day.#paid)
    this.change += day.change
    this.heldChange += day.heldChange
    this.fees += day.fees
  }

  described(opening: number): PartOnWire {
    const sums = [...this.deposits.values(), ...this.#entries.values(), this.#paid]
    const moved = sums.reduce((total, { sum }) => total + sum, 0)
    return {
      opening: inBaht(opening),
      deposits: [...this.deposits].map(([transferBankID, sum]) => ({
        transferBankID,
        ...sum.inBaht(),
      })),
      entries: [...this.#entries]
        .toSorted(([one], [other]) => statementTypes.indexOf(one) - statementTypes.indexOf(other))
        .map(([type, sum]) => ({ type, ...sum.inBaht() })),
      paid: this.#paid.inBaht(),
      closing: inBaht(opening + this.change),
      difference: inBaht(this.change - moved),
    }
  }
}

function sumIn<Key>(sums: Map<Key, Sum>, key: Key): Sum {
  const sum = sums.get(key) ?? new Sum()
  sums.set(key, sum)
  return sum
}

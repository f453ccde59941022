/** Figures of a reconciliation by Bangkok day and the operator's account: satang inside, baht on the wire. */
import type * as v from 'valibot'
import type { DifferenceKind, reconcileDaySchema } from '#contract/admin/reports'
import type { LedgerType } from '../../provider/database/rows'
import { dayOf, inBaht } from './range'

/** In satang. */
export class Sum {
  sum = 0
  count = 0

  add(amount: number): void {
    this.sum += amount
    this.count += 1
  }

  include({ sum, count }: Sum): void {
    this.sum += sum
    this.count += count
  }

  inBaht(): { sum: number; count: number } {
    return { sum: inBaht(this.sum), count: this.count }
  }
}

export class BankDay {
  readonly lines = new Sum()
  readonly returned = new Sum()
  readonly deposits = new Sum()
  readonly ledger = new Sum()
  /** The part of the difference that only belongs to another day. */
  shifted = 0
}

type Differences = v.InferInput<typeof reconcileDaySchema>['differences']

export class Day {
  readonly banks = new Map<string, BankDay>()
  readonly byType = new Map<LedgerType, Sum>()
  readonly held = new Sum()
  readonly released = new Sum()
  readonly paid = new Sum()
  readonly returned = new Sum()
  readonly differences: Differences = []
  withReference = 0
  ledgerSum = 0
  walletChange = 0

  bank(transferBankID: string): BankDay {
    const known = this.banks.get(transferBankID) ?? new BankDay()
    this.banks.set(transferBankID, known)
    return known
  }

  differs(kind: DifferenceKind, id: string, amount: number, transferBankID = ''): void {
    this.differences.push({ kind, id, amount: inBaht(amount), transferBankID })
    if (kind === 'otherDay') this.bank(transferBankID).shifted += amount
  }
}

export class Days {
  readonly #days = new Map<string, Day>()
  readonly #nameOf: (transferBankID: string) => string

  constructor(nameOf: (transferBankID: string) => string) {
    this.#nameOf = nameOf
  }

  /** `moment`: ISO text in UTC, as in rows. */
  at(moment: string): Day {
    return this.on(dayOf(moment))
  }

  on(name: string): Day {
    const day = this.#days.get(name) ?? new Day()
    this.#days.set(name, day)
    return day
  }

  /** `mostTold`: most differing rows to list per day. */
  described(mostTold: number): v.InferInput<typeof reconcileDaySchema>[] {
    return [...this.#days]
      .toSorted(([one], [other]) => (one < other ? 1 : -1))
      .map(([name, day]) => ({
        day: name,
        banks: [...day.banks]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([transferBankID, { lines, returned, deposits, ledger, shifted }]) => ({
            transferBankID,
            bank_name: this.#nameOf(transferBankID),
            lines: lines.inBaht(),
            returned: returned.inBaht(),
            deposits: deposits.inBaht(),
            ledger: ledger.inBaht(),
            difference: inBaht(lines.sum - returned.sum - deposits.sum),
            shifted: inBaht(shifted),
          })),
        ledgerByType: [...day.byType].map(([type, sum]) => ({ type, ...sum.inBaht() })),
        ledgerSum: inBaht(day.ledgerSum),
        walletChange: inBaht(day.walletChange),
        held: day.held.inBaht(),
        released: day.released.inBaht(),
        paid: day.paid.inBaht(),
        returned: day.returned.inBaht(),
        withReference: day.withReference,
        ...told(day.differences, mostTold),
      }))
  }
}

/** Lists rows whose amounts differ before rows that only belong to another day. */
function told(
  all: Differences,
  most: number,
): { differing: number; differences: Differences; untold: number } {
  const differing = all.filter(({ kind }) => kind !== 'otherDay')
  const shifted = all.filter(({ kind }) => kind === 'otherDay')
  const differences = [...differing, ...shifted].slice(0, most)
  return { differing: differing.length, differences, untold: all.length - differences.length }
}

import type { Deposit } from '../sample/deposits'

export type SortKey = 'id' | 'member' | 'amount'

export interface Sorting {
  by: SortKey
  isDescending: boolean
}

/** A new list in the order of one column; equal rows keep theirs. */
export function sorted(rows: readonly Deposit[], { by, isDescending }: Sorting): Deposit[] {
  const order = isDescending ? -1 : 1
  return rows.toSorted((first, second) => {
    const [one, other] = [first[by], second[by]]
    return (one < other ? -1 : one > other ? 1 : 0) * order
  })
}

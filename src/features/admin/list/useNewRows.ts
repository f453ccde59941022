import { useState } from 'react'

/** So long a row that has come by itself is called new, in milliseconds. */
const newForMs = 2 * 60_000

interface Known {
  rows: readonly unknown[]
  view: unknown
  /** When each row was first told; 0 for those that were there when the view was opened. */
  since: ReadonlyMap<string, number>
}

/**
 * Which rows have come while somebody looks at a list. `view` is what was asked for, null while its answer
 * is awaited: what another page or filter finds is not new. `asOf`: when the rows were told.
 */
export function useNewRows<Row>(
  rows: readonly Row[],
  asOf: number,
  view: unknown,
  keyOf: (row: Row) => string,
): (row: Row) => boolean {
  const [known, setKnown] = useState<Known>(() => begin(rows, view, keyOf))
  if (view !== null && known.view !== view) setKnown(begin(rows, view, keyOf))
  else if (view !== null && known.rows !== rows) {
    const since = new Map(known.since)
    for (const row of rows) if (!since.has(keyOf(row))) since.set(keyOf(row), asOf)
    setKnown({ rows, view, since })
  }
  return (row) => asOf - (known.since.get(keyOf(row)) ?? 0) < newForMs
}

function begin<Row>(rows: readonly Row[], view: unknown, keyOf: (row: Row) => string): Known {
  return { rows, view, since: new Map(rows.map((row) => [keyOf(row), 0])) }
}

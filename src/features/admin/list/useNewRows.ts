import { useState } from 'react'

/** How long a row that arrived during polling is marked as new, in ms. */
const newForMs = 2 * 60_000

interface Known {
  rows: readonly unknown[]
  view: unknown
  /** When each row was first received; 0 for rows present when the view opened. */
  since: ReadonlyMap<string, number>
}

/**
 * Tells which rows arrived while the list was open. `view` is the query, null while its answer is loading; rows
 * of another page or filter are not new. `updatedAt`: when the rows were received.
 */
export function useNewRows<Row>(
  rows: readonly Row[],
  updatedAt: number,
  view: unknown,
  keyOf: (row: Row) => string,
): (row: Row) => boolean {
  const [known, setKnown] = useState<Known>(() => begin(rows, view, keyOf))
  if (view !== null && known.view !== view) setKnown(begin(rows, view, keyOf))
  else if (view !== null && known.rows !== rows) {
    const since = new Map(known.since)
    for (const row of rows) if (!since.has(keyOf(row))) since.set(keyOf(row), updatedAt)
    setKnown({ rows, view, since })
  }
  return (row) => updatedAt - (known.since.get(keyOf(row)) ?? 0) < newForMs
}

function begin<Row>(rows: readonly Row[], view: unknown, keyOf: (row: Row) => string): Known {
  return { rows, view, since: new Map(rows.map((row) => [keyOf(row), 0])) }
}

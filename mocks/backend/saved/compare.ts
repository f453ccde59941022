/** Compares two snapshots table by table and row by row. */
import type { Difference } from '#contract/scenario/snapshot'
import { keyIn } from '../fittingRows'
import type { Snapshot } from '../snapshot'

/** Most rows per table to list; all are counted. */
const mostRows = 10_000

export function compareSnapshots(before: Snapshot, after: Snapshot): Difference[] {
  const databases = new Set([...Object.keys(before.databases), ...Object.keys(after.databases)])
  return [...databases].flatMap((database) => {
    const first = before.databases[database]?.tables ?? {}
    const second = after.databases[database]?.tables ?? {}
    const tables = new Set([...Object.keys(first), ...Object.keys(second)])
    return [...tables].flatMap((table) => {
      const keyOf = (row: object) => keyIn(database, table, row)
      const rows = changedRows(byKey(first[table], keyOf), byKey(second[table], keyOf))
      const shown = rows.slice(0, mostRows)
      return rows.length === 0
        ? []
        : { table: `${database}.${table}`, count: rows.length, rows: shown }
    })
  })
}

function byKey(rows: readonly object[] = [], keyOf: (row: object) => string): Map<string, string> {
  return new Map(rows.map((row) => [keyOf(row), JSON.stringify(row)]))
}

function changedRows(before: Map<string, string>, after: Map<string, string>): Difference['rows'] {
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].flatMap((key) => {
    const [was, is] = [before.get(key) ?? null, after.get(key) ?? null]
    return was === is ? [] : { key, before: was, after: is }
  })
}

import { type AdminCallName, adminPath, longCallMs } from '#contract/admin/calls'
import { exportSize, type ListAnswer } from '#contract/admin/list'
import { tableCsv, tableCsvLines } from '#ui/table/tableCsv'
import type { Column } from '#ui/table/useTableState'
import { ask } from '../api/adminApi'
import { exportFile, exportName } from './exportFile'
import type { ListQuery } from './listState'

export interface ExportedList<Row> {
  /** Name of the file and of the list in the audit. */
  list: string
  call: AdminCallName
  callId: string | undefined
  query: ListQuery
  rowsOf: (body: unknown) => ListAnswer<Row>
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
}

/**
 * Exports all matching rows of all pages as CSV, page by page. A row that moves to the next page, because newer
 * rows
 * arrived, is written once.
 */
export async function exportList<Row>(
  { list, call, callId, query, rowsOf, columns, keyOf }: ExportedList<Row>,
  onProgress: (rows: number) => void,
): Promise<void> {
  const written = new Set<string>()
  const parts = [tableCsv(columns, [])]
  for (let page = 1; ; page += 1) {
    const asked = { ...query, page, size: exportSize, purpose: 'export' }
    const path = adminPath(call, callId, asked)
    const answer = rowsOf(await ask(path, { timeoutMs: longCallMs }))
    // Rows were removed in the meantime, so the back end returned the last page again.
    if (answer.page < page || answer.data.length === 0) break
    const fresh = answer.data.filter((row) => !written.has(keyOf(row)))
    for (const row of fresh) written.add(keyOf(row))
    parts.push(tableCsvLines(columns, fresh))
    onProgress(written.size)
    if (page * exportSize >= answer.total) break
  }
  const filters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' || name === 'page' || name === 'size'
      ? []
      : [[name, String(value)]],
  )
  await exportFile({
    list,
    name: exportName(list, query),
    parts,
    rows: written.size,
    filters: Object.fromEntries(filters),
  })
}

import { adminPath } from '#contract/admin/calls'
import { download } from '#lib/files/download'
import { makeRequestId } from '#lib/requestId'
import type { Column } from '#ui/table/column'
import { ask } from '../api/adminApi'

interface Table<Row> {
  /** Names its file, and it in the audit. */
  list: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** What was asked for. */
  filters: Readonly<Record<string, string>>
}

/** A table as CSV; noted in the audit before it is handed out. Rejects when it could not be noted. */
export async function exportTable<Row>({
  list,
  columns,
  rows,
  filters,
}: Table<Row>): Promise<void> {
  // Few export: a queue does without it.
  const { tableCsv, tableFileName } = await import('#ui/table/tableCsv')
  const body = { requestId: makeRequestId(), list, filters, rows: rows.length }
  await ask(adminPath('noteExport'), { method: 'POST', body })
  download(tableCsv(columns, rows), tableFileName(list, Date.now()), 'text/csv;charset=utf-8')
}

import { adminPath } from '#contract/admin/calls'
import { clockNow } from '#lib/device/clock'
import { download } from '#lib/files/download'
import { makeRequestId } from '#lib/requestId'
import { tableFileName } from '#ui/table/tableCsv'
import { ask } from '../api/adminApi'
import type { ListQuery } from './listState'

interface ExportedFile {
  /** Name of the list in the audit. */
  list: string
  name: string
  parts: string[]
  rows: number
  /** The active filters. */
  filters: Readonly<Record<string, string>>
}

/** Downloads a file of rows after recording it in the audit. Rejects if it could not be recorded. */
export async function exportFile({
  list,
  name,
  parts,
  rows,
  filters,
}: ExportedFile): Promise<void> {
  const body = { requestId: makeRequestId(), list, filters, rows }
  await ask(adminPath('noteExport'), { method: 'POST', body })
  download(new Blob(parts), name, 'text/csv;charset=utf-8')
}

/** File name with the requested days, or today's. */
export function exportName(list: string, { from, to }: ListQuery): string {
  const days = [from, to].filter(Boolean)
  return days.length === 0 ? tableFileName(list, clockNow()) : `${[list, ...days].join('_')}.csv`
}

import { adminPath } from '#contract/admin/calls'
import { download } from '#lib/files/download'
import { makeRequestId } from '#lib/requestId'
import { ask } from '../api/adminApi'

interface ExportedFile {
  /** Names it in the audit. */
  list: string
  name: string
  parts: string[]
  rows: number
  /** What was asked for. */
  filters: Readonly<Record<string, string>>
}

/** Hands out a file of rows; noted in the audit before. Rejects when it could not be noted. */
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

import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { type AdminCallName, adminPath } from '#contract/admin/calls'
import type { ListAnswer } from '#contract/admin/list'
import { BusyButton } from '#ui/form/BusyButton'
import { DownloadIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import type { Column } from '#ui/table/column'
import { openAlert } from '#ui/toast/toastSlice'
import { ask } from '../api/adminApi'
import { exportTable } from './exportTable'
import type { ListQuery } from './listState'

interface ExportButtonProps<Row> {
  list: string
  call: AdminCallName
  callId: string | undefined
  query: ListQuery
  rowsOf: (body: unknown) => ListAnswer<Row>
  columns: readonly Column<Row>[]
}

/** Rows that are asked for at once. */
const portion = 100

/** Everything that is found, on all pages, as CSV; noted in the audit before it is handed out. */
export function ExportButton<Row>({
  list,
  call,
  callId,
  query,
  rowsOf,
  columns,
}: ExportButtonProps<Row>) {
  const text = useText()
  const dispatch = useDispatch()
  const [done, setDone] = useState<number | null>(null)

  async function exportAll(): Promise<void> {
    setDone(0)
    try {
      const rows: Row[] = []
      for (let page = 1; ; page += 1) {
        const answer = rowsOf(
          await ask(adminPath(call, callId, { ...query, page, size: portion, purpose: 'export' })),
        )
        // Rows have gone meanwhile: it is the last page, once more.
        if (answer.page < page) break
        rows.push(...answer.data)
        setDone(rows.length)
        if (answer.data.length < portion || rows.length >= answer.total) break
      }
      const filters = Object.entries(query).flatMap(([name, value]) =>
        value === undefined || value === '' || name === 'page' || name === 'size'
          ? []
          : [[name, String(value)]],
      )
      await exportTable({ list, columns, rows, filters: Object.fromEntries(filters) })
    } catch (cause) {
      console.error('The list could not be exported', cause)
      dispatch(openAlert('error', text('admin.list.exportFailed')))
    } finally {
      setDone(null)
    }
  }

  return (
    <BusyButton
      startIcon={<DownloadIcon size={18} />}
      busy={done !== null}
      onClick={() => void exportAll()}
    >
      {done === null || done === 0
        ? text('table.csv')
        : text('admin.list.exporting', { rows: done })}
    </BusyButton>
  )
}

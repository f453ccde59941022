import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { BusyButton } from '#ui/form/BusyButton'
import { DownloadIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import type { Column } from '#ui/table/useTableState'
import { openAlert } from '#ui/toast/toastSlice'

interface ReportExportProps<Row> {
  /** Names its file. */
  id: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The active filters, recorded in the audit. */
  filters: Readonly<Record<string, string>>
}

/** Downloads a report as a file, after recording it in the audit. */
export function ReportExport<Row>({ id, columns, rows, filters }: ReportExportProps<Row>) {
  const text = useText()
  const dispatch = useDispatch()
  const [busy, setBusy] = useState(false)

  async function exportAll(): Promise<void> {
    setBusy(true)
    try {
      const [{ tableCsv }, { exportFile, exportName }] = await Promise.all([
        import('#ui/table/tableCsv'),
        import('../list/exportFile'),
      ])
      await exportFile({
        list: id,
        name: exportName(id, filters),
        parts: [tableCsv(columns, rows)],
        rows: rows.length,
        filters,
      })
    } catch (cause) {
      console.error('The report could not be exported', cause)
      dispatch(openAlert('error', text('admin.list.exportFailed')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <BusyButton
      className={screenOnlyClass}
      startIcon={<DownloadIcon size={18} />}
      busy={busy}
      disabled={rows.length === 0}
      onClick={() => void exportAll()}
    >
      {text('table.csv')}
    </BusyButton>
  )
}

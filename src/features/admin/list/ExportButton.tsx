import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { BusyButton } from '#ui/form/BusyButton'
import { DownloadIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'
import type { ExportedList } from './exportList'

/** Exports all matching rows of all pages as CSV. The audit records it before the file is downloaded. */
export function ExportButton<Row>(exported: ExportedList<Row>) {
  const text = useText()
  const dispatch = useDispatch()
  const [done, setDone] = useState<number | null>(null)

  async function exportAll(): Promise<void> {
    setDone(0)
    try {
      // Loaded lazily, because few staff export.
      const { exportList } = await import('./exportList')
      await exportList(exported, setDone)
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
      {done ? text('admin.list.exporting', { rows: done }) : text('table.csv')}
    </BusyButton>
  )
}

import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { StoredParts } from '#features/demoData/StoredParts'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { useText } from '#ui/intl/useText'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'
import { useTextsOf } from '../texts/scope'

const freeUp = 'pwa/freeUp'

/** Says that this tab keeps nothing for want of room, wherever it is, and shows what could go. */
export function NoRoomNotice() {
  return useTextsOf('demo') && <Notice />
}

function Notice() {
  const text = useText()
  const dispatch = useDispatch()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    dispatch(
      openToast({
        variant: 'alert',
        message: text('demo.room.none'),
        alert: { color: 'warning', variant: 'filled' },
        action: { label: text('demo.room.free'), id: freeUp },
        autoHide: null,
      }),
    )
    return onToastAction(freeUp, () => setOpen(true))
  }, [text, dispatch])

  return (
    <CoverDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      aria-label={text('demo.room.title')}
      fullWidth
    >
      <DialogContent>
        <StoredParts />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(false)}>{text('ui.close')}</Button>
      </DialogActions>
    </CoverDialog>
  )
}

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

interface NoRoomNoticeProps {
  /** What there is no room for: whatever is done now, or a newer version of the app. */
  lacking: 'data' | 'update'
}

/** Says what there is no room for, wherever one is, and shows what could go. */
export function NoRoomNotice(props: NoRoomNoticeProps) {
  return useTextsOf('demo') && <Notice {...props} />
}

const words = { data: 'demo.room.none', update: 'demo.room.update' } as const

function Notice({ lacking }: NoRoomNoticeProps) {
  const text = useText()
  const dispatch = useDispatch()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    dispatch(
      openToast({
        variant: 'alert',
        message: text(words[lacking]),
        alert: { color: 'warning', variant: 'filled' },
        action: { label: text('demo.room.free'), id: freeUp },
        autoHide: null,
      }),
    )
    return onToastAction(freeUp, () => setOpen(true))
  }, [text, dispatch, lacking])

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

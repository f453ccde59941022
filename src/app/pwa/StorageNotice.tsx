import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useText } from '#ui/intl/useText'
import { openToast } from '#ui/toast/toastSlice'
import { usePwaStatus } from './usePwaStatus'

/** Says once that this browser keeps nothing, or did not keep what it had. */
export function StorageNotice() {
  const notice = usePwaStatus(({ storage, cleared }) =>
    storage === 'memory' ? 'pwa.nothingKept' : cleared ? 'pwa.cleared' : null,
  )
  const text = useText()
  const dispatch = useDispatch()

  useEffect(() => {
    if (notice === null) return
    dispatch(
      openToast({
        variant: 'alert',
        message: text(notice),
        alert: { color: 'warning', variant: 'filled' },
        autoHide: null,
      }),
    )
  }, [notice, text, dispatch])

  return null
}

import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useText } from '../../ui/intl/useText'
import { openToast } from '../../ui/toast/toastSlice'
import { usePwaStatus } from './usePwaStatus'

/** Says once that this browser keeps nothing (quality.md F8). */
export function StorageNotice() {
  const keepsNothing = usePwaStatus((status) => status.storage === 'memory')
  const text = useText()
  const dispatch = useDispatch()

  useEffect(() => {
    if (!keepsNothing) return
    dispatch(
      openToast({
        variant: 'alert',
        message: text('pwa.nothingKept'),
        alert: { color: 'warning', variant: 'filled' },
        autoHide: null,
      }),
    )
  }, [keepsNothing, text, dispatch])

  return null
}

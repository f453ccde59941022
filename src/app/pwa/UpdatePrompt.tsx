import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { acceptUpdate } from '#pwa/update'
import { useText } from '#ui/intl/useText'
import { openOffer } from '#ui/toast/openOffer'
import { onToastAction } from '#ui/toast/toastActions'
import { closeToast, openToast } from '#ui/toast/toastSlice'
import { usePwaStatus } from './usePwaStatus'

const reload = 'pwa/reload'
const reloadAnyway = 'pwa/reloadAnyway'

/**
 * Offers a waiting version, and asks again before unsaved input of any tab is lost. Also warns if a new version
 * does not fit into storage.
 */
export function UpdatePrompt() {
  const update = usePwaStatus((status) => status.update)
  const text = useText()
  const dispatch = useDispatch()

  useEffect(() => {
    if (update !== 'ready') return undefined
    const offer = (...offered: Parameters<typeof openOffer>) => dispatch(openOffer(...offered))
    const accept = async () => {
      const switching = await acceptUpdate()
      if (!switching) offer(text('pwa.unsaved'), text('pwa.reloadAnyway'), reloadAnyway)
    }
    const unsubscribe = [
      onToastAction(reload, () => void accept()),
      onToastAction(reloadAnyway, () => void acceptUpdate({ force: true })),
    ]
    offer(text('pwa.updateReady'), text('pwa.reloadNow'), reload)
    return () => {
      for (const stop of unsubscribe) stop()
      dispatch(closeToast())
    }
  }, [update, text, dispatch])

  useEffect(() => {
    if (update !== 'noRoom') return
    dispatch(
      openToast({
        variant: 'alert',
        message: text('pwa.updateNoRoom'),
        alert: { color: 'warning', variant: 'filled' },
        autoHide: null,
      }),
    )
  }, [update, text, dispatch])

  return null
}

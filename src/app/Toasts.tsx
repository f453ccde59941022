import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSelector } from 'react-redux'
import { whenSettled } from '#lib/whenSettled'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { selectToast } from '#ui/toast/toastSlice'

const ToastArea = lazyWithPreload(() =>
  import('#ui/toast/ToastArea').then((module) => module.ToastArea),
)

const Notices = lazyWithPreload(() => import('./pwa/Notices').then((module) => module.Notices))

/**
 * The toast area and who speaks through it, loaded when the first page stands, or with the first
 * toast. Beside the app's root: an empty root is how index.html's frame knows that it is still needed.
 */
export function Toasts() {
  const { open } = useSelector(selectToast)
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    const load = () =>
      void Promise.all([ToastArea.preload(), Notices.preload()]).then((parts) =>
        setLoaded(parts.every(Boolean)),
      )
    // What did not come while there was no network comes with it.
    addEventListener('online', load)
    const stop = open ? load() : whenSettled(load)
    return () => {
      removeEventListener('online', load)
      stop?.()
    }
  }, [open])

  if (!isLoaded) return null
  return (
    <>
      {createPortal(<ToastArea />, document.body)}
      <Notices />
    </>
  )
}

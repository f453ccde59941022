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
 * The toast area and the components that use it, loaded after the first page is shown or with the first toast.
 * Rendered outside the app's root, because an empty root tells index.html that its app shell is still needed.
 */
export function Toasts() {
  const { open } = useSelector(selectToast)
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    const load = () =>
      void Promise.all([ToastArea.preload(), Notices.preload()]).then((parts) =>
        setLoaded(parts.every(Boolean)),
      )
    // Retries chunks that failed to load offline.
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

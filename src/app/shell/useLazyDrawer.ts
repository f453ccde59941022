import { useCallback, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { whenIdle } from '#lib/whenIdle'
import { useText } from '#ui/intl/useText'
import type { LoadedApart } from '#ui/load/lazyWithPreload'
import { openAlert } from '#ui/toast/toastSlice'

/** A drawer whose code is loaded apart from the page. */
export interface LazyDrawer {
  /** Its code is there: from then on it is rendered, open or not, so that it can also close softly. */
  readonly isLoaded: boolean
  readonly isOpen: boolean
  readonly show: () => void
  readonly hide: () => void
}

/** Loads the part in idle time; shown before that, it opens as soon as its code is there. */
export function useLazyDrawer(part: LoadedApart): LazyDrawer {
  const text = useText()
  const dispatch = useDispatch()
  const [isLoaded, setLoaded] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => whenIdle(() => void part.preload().then(setLoaded)), [part])

  const show = useCallback(async () => {
    if (await part.preload()) {
      setLoaded(true)
      setOpen(true)
    } else {
      dispatch(openAlert('error', text('error.partMissing')))
    }
  }, [part, text, dispatch])

  return { isLoaded, isOpen, show: () => void show(), hide: () => setOpen(false) }
}

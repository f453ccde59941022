import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectSessionStatus } from '#api/session/session'
import { isApartPath } from '#lib/paths/entrance'
import { savesData } from '#lib/storage/savesData'
import { whenSettled } from '#lib/whenSettled'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { isPrepared } from '../prepare'
import { preloadMemberArea, preloadPage } from './preload'

/**
 * Loads the first page's code and says when it is there: rendered earlier, it would show a
 * placeholder that React then keeps for 300 ms. Afterwards, in idle time, what a login leads to; not from an open
 * page, whose visitors are further from it: there it would only keep the processor busy, and the worker stores it.
 */
export function usePreloading(): boolean {
  const [isReady, setReady] = useState(isPrepared)
  const { locale } = useSelector(selectAppearance)
  const status = useSelector(selectSessionStatus)
  const isApart = isApartPath(useLocation().pathname)

  useEffect(() => {
    if (isReady) return
    void preloadPage(location.pathname, status !== 'out').then(() => setReady(true))
  }, [isReady, status])

  useEffect(() => {
    if (status === 'starting') preloadMemberArea(locale, location.pathname)
    if (status !== 'out' || !isReady || isApart || savesData()) return undefined
    return whenSettled(() => preloadMemberArea(locale))
  }, [status, isReady, isApart, locale])

  return isReady
}

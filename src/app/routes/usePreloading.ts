import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectSessionStatus } from '#api/session/session'
import { savesData } from '#lib/storage/savesData'
import { whenSettled } from '#lib/whenSettled'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { isPrepared } from '../prepare'
import { preloadMemberArea, preloadPage } from './preload'

/**
 * Loads the first page's code and says when it is there: rendered earlier, it would show a
 * placeholder that React then keeps for 300 ms. Beside it, where there may be a session, the member area's.
 */
export function usePreloading(): boolean {
  const [isReady, setReady] = useState(isPrepared)
  const { locale } = useSelector(selectAppearance)
  const status = useSelector(selectSessionStatus)

  useEffect(() => {
    if (isReady) return
    void preloadPage(location.pathname, status !== 'out').then(() => setReady(true))
  }, [isReady, status])

  useEffect(() => {
    if (status === 'starting') preloadMemberArea(locale, location.pathname)
  }, [status, locale])

  return isReady
}

/**
 * Loads in idle time what a login leads to; not from an open page, whose visitors are further from it: there it
 * would only keep the processor busy, and the worker stores it.
 */
export function useMemberAreaAhead(isApart: boolean): void {
  const { locale } = useSelector(selectAppearance)
  const status = useSelector(selectSessionStatus)
  useEffect(() => {
    if (status !== 'out' || isApart || savesData()) return undefined
    return whenSettled(() => preloadMemberArea(locale))
  }, [status, isApart, locale])
}

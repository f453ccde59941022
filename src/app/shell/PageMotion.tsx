import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { prefersLessMotion } from '#lib/device/motion'

/** Milliseconds. */
const fadeMs = 180

/**
 * Lets each further page come softly, unless the person asked for less motion. A fade of what is drawn
 * already: with a view transition, which first takes a picture of the page before, the new page's first
 * frame came after 147 ms instead of 75 (median of 20 presses on a processor slowed four times).
 */
export function PageMotion({ page }: { page: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (prefersLessMotion()) return
    page.current?.animate({ opacity: [0.35, 1] }, { duration: fadeMs, easing: 'ease-out' })
  }, [pathname, page])
  return null
}

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { prefersLessMotion } from '#lib/device/motion'
import { pageHeadingId } from '#ui/page/Page'

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
  const left = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname
      // A heading that has stayed.
      if (left.current?.isConnected) left.current.focus({ preventScroll: true })
      if (!prefersLessMotion()) {
        page.current?.animate({ opacity: [0.35, 1] }, { duration: fadeMs, easing: 'ease-out' })
      }
    }
    return () => {
      left.current = leaveHeading()
    }
  }, [pathname, page])
  return null
}

/**
 * Takes the focus from the heading before anything changes: a browser that removes what has the focus first lays
 * out all that has changed until then, for which the whole page is measured that goes (3 of 40 ms on a
 * processor slowed four times). So this stands above whatever else changes with the path.
 */
function leaveHeading(): HTMLElement | null {
  const heading = document.getElementById(pageHeadingId)
  if (heading === null || heading !== document.activeElement) return null
  heading.blur()
  return heading
}

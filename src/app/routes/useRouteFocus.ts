import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { prefersLessMotion } from '#lib/motion'
import { pageHeadingId } from '#ui/page/Page'

/**
 * On each path change: scrolls to the top and moves the focus to the new page's heading,
 * so that the keyboard and screen readers go along. The first page that appears, also after
 * redirects, leaves both where the browser has them.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const arrivedAt = useRef<string | null>(null)

  useEffect(() => {
    const isFirst = arrivedAt.current === null
    if (!isFirst) scrollToTop()
    const focusBefore = document.activeElement
    return whenHeadingAppears((heading) => {
      arrivedAt.current = pathname
      // Who has moved on in the meantime is not called back.
      const hasMoved = document.activeElement !== focusBefore && isFocusSomewhere()
      if (!isFirst && !hasMoved) heading.focus({ preventScroll: true })
    })
  }, [pathname])
}

function scrollToTop(): void {
  scrollTo({ top: 0, behavior: prefersLessMotion() ? 'instant' : 'smooth' })
}

function isFocusSomewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

/** A page may still be loading. Answers the function that stops waiting. */
function whenHeadingAppears(act: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look)
  function look(): void {
    const heading = document.getElementById(pageHeadingId)
    if (heading === null) return
    observer.disconnect()
    act(heading)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { prefersLessMotion } from '#lib/device/motion'
import { pageHeadingId } from '#ui/page/Page'

interface Arrival {
  pathname: string
  heading: HTMLElement
  words: string
}

/**
 * On each path change: scrolls to the top and moves the focus to the new page's heading, for keyboard and
 * screen reader users. The first page, also after redirects, leaves both where the browser has them. The same
 * applies when an overlay with its own address, such as a sheet over a list, opens or closes on a page that
 * stays.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const arrivedAt = useRef<Arrival | null>(null)

  useEffect(() => {
    const last = arrivedAt.current
    if (last?.pathname === pathname) return undefined
    const hasStayed = last?.heading.isConnected === true && last.heading.textContent === last.words
    if (hasStayed && isFocusSomewhere()) {
      arrivedAt.current = { ...last, pathname }
      return undefined
    }
    const isFirst = last === null
    if (!isFirst) scrollToTop()
    const focusBefore = document.activeElement
    return whenHeadingAppears((heading) => {
      arrivedAt.current = { pathname, heading, words: heading.textContent }
      // Do not take the focus from a user who has moved on in the meantime.
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

/**
 * Waits for the heading, because the page may still be loading.
 *
 * @returns a function that stops waiting
 */
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

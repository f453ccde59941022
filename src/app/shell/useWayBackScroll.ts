import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Scroll position in pixels at which each history entry was left. */
const leftAt = new Map<string, number>()

/** Restores the scroll position after navigating back, as soon as the page is long enough. */
export function useWayBackScroll(): void {
  const { pathname, key } = useLocation()
  const isWayBack = useNavigationType() === NavigationType.Pop

  // Runs before the next page is drawn, because a shorter page scrolls automatically.
  useLayoutEffect(() => {
    const remember = () => leftAt.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  const placeNow = useEffectEvent(() => (isWayBack && leftAt.get(key)) || 0)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const top = placeNow()
    // `useRouteFocus.ts` already scrolls each page to the top.
    if (top === 0) return undefined
    let stop = () => {}
    // Runs after `useRouteFocus.ts` has scrolled to the top, which does not distinguish back navigation.
    queueMicrotask(() => {
      stop = scrollOnceLongEnough(top)
    })
    return () => stop()
  }, [pathname])
}

/** Milliseconds that a page may take to reach its earlier length. */
const longestGrowth = 3000

const ownWays = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Scrolls again while the page is still loading, until it is long enough or the user scrolls.
 *
 * @returns a function that stops it
 */
function scrollOnceLongEnough(top: number): () => void {
  const growth = new ResizeObserver(look)
  const timer = setTimeout(stop, longestGrowth)
  function stop(): void {
    growth.disconnect()
    clearTimeout(timer)
    for (const way of ownWays) removeEventListener(way, stop)
  }
  function look(): void {
    scrollTo({ top, behavior: 'instant' })
    if (document.documentElement.scrollHeight - innerHeight >= top) stop()
  }
  for (const way of ownWays) addEventListener(way, stop)
  growth.observe(document.body)
  look()
  return stop
}

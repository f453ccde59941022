import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How far down the page of each entry in the history was left, in pixels. */
const leftAt = new Map<string, number>()

/** On the way back a page stands where it was left, as soon as what it shows is there. */
export function useWayBackScroll(): void {
  const { pathname, key } = useLocation()
  const isWayBack = useNavigationType() === NavigationType.Pop

  // Before the next page is drawn: a shorter one scrolls by itself.
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
    // To the top each page comes by itself (`useRouteFocus.ts`).
    if (top === 0) return undefined
    let stop = () => {}
    // After the entrance's own scroll to the top (`useRouteFocus.ts`), which knows of no way back.
    queueMicrotask(() => {
      stop = scrollOnceLongEnough(top)
    })
    return () => stop()
  }, [pathname])
}

/** How long a page may take to be as long as it was. Milliseconds. */
const longestGrowth = 3000

const ownWays = ['wheel', 'touchmove', 'keydown'] as const

/** What a page shows may still be loading; who scrolls meanwhile is left alone. Answers what stops it. */
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

import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels that stay free below: the bottom bar and the page's edge on narrow screens, the edge elsewhere. */
const below = { narrow: 72, wide: 24 } as const

/** From this width on there is no bottom bar (lg). */
export const wideFrom = 1200

/** Where an element begins on its page, in pixels, and the height (CSS) that is left from there to the screen's end. */
export function useRestOfScreen(element: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(120)
  const [free, setFree] = useState<number>(below.narrow)
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current
      if (box === null) return
      // Where it is taken out of the page it says nothing of its place in it.
      if (getComputedStyle(box).position !== 'fixed') {
        setTop(Math.round(box.getBoundingClientRect().top + scrollY))
      }
      setFree(innerWidth >= wideFrom ? below.wide : below.narrow)
    }
    measure()
    // What stands above may come later, and break into lines: the page is longer then.
    const growth = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : null
    growth?.observe(document.body)
    addEventListener('resize', measure)
    return () => {
      growth?.disconnect()
      removeEventListener('resize', measure)
    }
  }, [element])
  return { top, rest: restOf(top + free) }
}

/** What the window has left. */
export function restOf(taken: number): string {
  return `calc(100dvh - ${taken}px - env(safe-area-inset-bottom, 0px))`
}

declare module 'react' {
  interface CSSProperties {
    '--rest'?: string
  }
}

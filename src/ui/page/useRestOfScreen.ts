import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Pixels that stay free below: the bottom bar and the page's padding on narrow screens, only the padding
 * elsewhere.
 */
const below = { narrow: 72, wide: 24 } as const

/** Width in pixels from which there is no bottom bar (lg). */
export const wideFrom = 1200

/**
 * @returns the element's top on its page in pixels, and the height (CSS) from there to the lower edge of the
 *   screen
 */
export function useRestOfScreen(element: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(120)
  const [free, setFree] = useState<number>(below.narrow)
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current
      if (box === null) return
      // A fixed element has no position of its own on the page.
      if (getComputedStyle(box).position !== 'fixed') {
        setTop(Math.round(box.getBoundingClientRect().top + scrollY))
      }
      setFree(innerWidth >= wideFrom ? below.wide : below.narrow)
    }
    measure()
    // Content above may load later or wrap, which makes the page longer.
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

/** @returns the remaining height of the window (CSS) */
export function restOf(taken: number): string {
  return `calc(100dvh - ${taken}px - env(safe-area-inset-bottom, 0px))`
}

declare module 'react' {
  interface CSSProperties {
    '--rest'?: string
  }
}

import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels that stay free below: the bottom bar and the page's edge on phones, the edge elsewhere. */
const below = { narrow: 72, wide: 24 } as const

/** From this width on there is no bottom bar (lg). */
const wideFrom = 1200

/** A CSS height that lets an element reach from where it stands to the lower edge of the screen. */
export function useRestOfScreen(element: RefObject<HTMLElement | null>): string {
  const [top, setTop] = useState(120)
  const [free, setFree] = useState<number>(below.narrow)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current === null) return
      setTop(Math.round(element.current.getBoundingClientRect().top + scrollY))
      setFree(innerWidth >= wideFrom ? below.wide : below.narrow)
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [element])
  return `calc(100dvh - ${top + free}px - env(safe-area-inset-bottom, 0px))`
}

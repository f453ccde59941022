import { type RefObject, useEffect, useRef, useState } from 'react'
import { prefersLessMotion } from '#lib/device/motion'

interface Slides {
  /** Ref for the scroll container whose children are the slides. */
  strip: RefObject<HTMLUListElement | null>
  current: number
  /** An index beyond either end wraps around. */
  show: (index: number) => void
}

/** Time without a scroll event, in ms, after which the strip counts as settled. */
const settledMs = 120

/** Tracks which slide is at the start of a scroll container, however it got there. */
export function useSlides(count: number): Slides {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = strip.current
    if (element === null) return undefined
    let settling: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      // Slides passed on the way do not count. Safari has no `scrollend` event.
      clearTimeout(settling)
      settling = setTimeout(() => setCurrent(nearestSlide(element)), settledMs)
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(settling)
      element.removeEventListener('scroll', follow)
    }
  }, [])

  function show(index: number): void {
    const next = (index + count) % count
    setCurrent(next)
    const element = strip.current
    const slide = element?.children[next]
    if (!element || !slide) return
    // Scroll the strip only: `scrollIntoView` would also scroll the page to an off-screen strip.
    const behavior = prefersLessMotion() ? 'auto' : 'smooth'
    element.scrollBy({ left: distance(element, slide), behavior })
  }

  return { strip, current: Math.min(current, count - 1), show }
}

function nearestSlide(element: Element): number {
  const distances = [...element.children].map((slide) => Math.abs(distance(element, slide)))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Distance from the strip's start to the slide's, in pixels to the right, in either writing direction. */
function distance(element: Element, slide: Element): number {
  const [frame, box] = [element.getBoundingClientRect(), slide.getBoundingClientRect()]
  return getComputedStyle(element).direction === 'rtl'
    ? box.right - frame.right
    : box.left - frame.left
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { prefersLessMotion } from '#lib/device/motion'

interface Slides {
  /** For the scrolling element whose children are the slides. */
  strip: RefObject<HTMLUListElement | null>
  current: number
  /** Beyond either end it goes on at the other. */
  show: (index: number) => void
}

/** So long without a scroll event means that the strip stands still. */
const settledMs = 120

/** Which slide of a scrolling strip stands at its start, however it was brought there. */
export function useSlides(count: number): Slides {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = strip.current
    if (element === null) return undefined
    let settling: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      // On the way to a slide the ones between do not count; Safari tells no `scrollend`.
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
    // Scrolling the strip alone: `scrollIntoView` would move the page to a strip out of sight.
    const behavior = prefersLessMotion() ? 'auto' : 'smooth'
    element.scrollBy({ left: distance(element, slide), behavior })
  }

  return { strip, current: Math.min(current, count - 1), show }
}

function nearestSlide(element: Element): number {
  const distances = [...element.children].map((slide) => Math.abs(distance(element, slide)))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** From the strip's start to the slide's, in pixels to the right, in either direction of writing. */
function distance(element: Element, slide: Element): number {
  const [frame, box] = [element.getBoundingClientRect(), slide.getBoundingClientRect()]
  return getComputedStyle(element).direction === 'rtl'
    ? box.right - frame.right
    : box.left - frame.left
}

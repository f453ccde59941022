import { type RefObject, useEffect, useRef, useState } from 'react'

/** Distance from the screen at which content starts to load, so that it is ready on arrival. */
const ahead = '300px'

/**
 * A ref of a place on the page, and whether it has come into view, so that content is only loaded when the user
 * scrolls to it.
 */
export function useSeen<Place extends Element>(): [place: RefObject<Place | null>, seen: boolean] {
  const place = useRef<Place>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [seen])
  return [place, seen]
}

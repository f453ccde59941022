import { type RefObject, useEffect, useRef, useState } from 'react'

/** A place this close to the screen already counts as in sight, so that its content is there on arrival. */
const ahead = '300px'

/** A place on the page, and whether it has come into sight: what nobody has scrolled to need not be loaded. */
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

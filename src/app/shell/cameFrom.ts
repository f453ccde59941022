import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Paths of the pages on which links were followed, by the key of the history entry that the link added. */
const pathBefore = new Map<string, string>()

/** @returns the path of the previous history entry; undefined if it is unknown */
export function cameFrom(key: string): string | undefined {
  return pathBefore.get(key)
}

/** Remembers for each followed link which page it was on. */
export function useCameFrom(): void {
  const { pathname, key } = useLocation()
  // A link in an overlay replaces the overlay's entry, so its page may be any number of entries before.
  const isAdded = useNavigationType() === NavigationType.Push
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (isAdded && !pathBefore.has(key)) pathBefore.set(key, shown.current)
    shown.current = pathname
  }, [pathname, key, isAdded])
}

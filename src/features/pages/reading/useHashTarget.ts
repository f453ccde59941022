import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Leads to what the address names after `#`, also where a page appears after the browser has looked
 * for it: scrolls there and moves the focus along. Nothing happens for a name that is not on the page.
 */
export function useHashTarget(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = hashTarget(hash)
    if (target === '') return undefined
    // After the jump to the top that comes with every new page, which is made in this same turn.
    const timer = setTimeout(() => {
      const element = document.getElementById(target)
      element?.scrollIntoView()
      element?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [hash])
}

/** The name in `#name`; empty for none, and for one that nobody can have written on purpose. */
export function hashTarget(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the element named after `#` in the address and focuses it, even if the page is rendered after
 * the browser has looked for the element. Does nothing for an unknown name.
 */
export function useHashTarget(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = hashTarget(hash)
    if (target === '') return undefined
    // After the scroll to the top of every new page, which happens in the same task.
    const timer = setTimeout(() => {
      const element = document.getElementById(target)
      element?.scrollIntoView()
      element?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [hash])
}

/** The name in `#name`; empty if there is none or its encoding is invalid. */
export function hashTarget(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

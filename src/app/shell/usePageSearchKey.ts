import { useEffect } from 'react'

/** Ctrl+K or ⌘K, wherever one types; not where a page has an answer of its own. */
export function usePageSearchKey(onPress: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
      const isMeant = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
      if (!isMeant || defaultPrevented) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onPress])
}

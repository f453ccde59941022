import { useEffect } from 'react'
import { pressedKey } from '#ui/table/SearchBox'

/** Ctrl+K or ⌘K, wherever one types; not where a page has an answer of its own. */
export function usePageSearchKey(onPress: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
      const isK = pressedKey(event).toLowerCase() === 'k'
      const isMeant = isK && (ctrlKey || metaKey) && !altKey && !shiftKey
      if (!isMeant || defaultPrevented) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onPress])
}

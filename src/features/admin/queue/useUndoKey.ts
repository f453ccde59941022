import { useEffect, useEffectEvent } from 'react'
import { pressedKey } from '#ui/table/SearchBox'

/** Ctrl+Z or ⌘Z, except in a field, where it undoes typing. */
export function useUndoKey(undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, target, defaultPrevented } = event
    const isTyped = target instanceof Element && target.matches('input, textarea, select')
    if (defaultPrevented || pressedKey(event) !== 'z' || !(ctrlKey || metaKey) || isTyped) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Keys that mean something by themselves, as `/` for the search, on the demo sections' pages and the operator's side. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { storedText } from '#lib/storage/storedValue'

/** Whether a pressed key is the page's: not while one types or something lies over it, or with Ctrl, Alt or Meta. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false
  return target instanceof Element && !isTypedIn(target)
}

function isTypedIn(target: Element): boolean {
  if (target.closest('.MuiModal-root, dialog')) return true
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target.closest('textarea, select, [contenteditable="true"]') !== null
}

const switchedOff = storedText('mail-keys')
const offMark = 'off'

/** Single keys disturb who speaks to the machine (WCAG 2.1.4): the list of keys switches them off for good. */
export function useKeysWanted(): [wanted: boolean, want: (wanted: boolean) => void] {
  const stored = useSyncExternalStore(switchedOff.subscribe, switchedOff.get, () => offMark)
  return [stored !== offMark, (next) => switchedOff.set(next ? null : offMark)]
}

/** For the field in which the page is searched: `/` gives it the focus. */
export function useSearchKey(isOn = true): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const [wanted] = useKeysWanted()
  useEffect(() => {
    if (!isOn || !wanted) return undefined
    const press = (event: KeyboardEvent) => {
      if (pressedKey(event) !== '/' || !isSingleKey(event)) return
      event.preventDefault()
      field.current?.select()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, wanted])
  return field
}

/** Signs that shortcuts are named by, where a Latin keyboard has them. */
const signs: Readonly<Record<string, string>> = {
  Slash: '/',
  'Shift+Slash': '?',
  'Shift+Digit3': '#',
}

/**
 * The key that a shortcut means: while a keyboard writes Thai, J is “่” and Ctrl+K is Ctrl+า. What Latin
 * letters are not is looked up by its place; what is written with them, and named keys, are themselves.
 */
export function pressedKey({ key, code, shiftKey }: KeyboardKey): string {
  if (key <= '~') return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase()
  return signs[shiftKey ? `Shift+${code}` : code] ?? key
}

type KeyboardKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

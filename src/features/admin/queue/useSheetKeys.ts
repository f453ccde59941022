import { isSingleKey, pressedKey } from '#ui/table/SearchBox'
import { useKeyPress } from '../list/useQueueKeys'

/** Attribute of the open row sheet. */
export const sheetMark = 'data-row-sheet'

/** Elements that Enter presses or fills in. */
const reacts = 'a, button, input, select, textarea, summary, [role=button]'

/**
 * Single keys of the open row sheet, by lower-case key. Enter is only passed on if no control has the focus.
 * Keys in a dialog above the sheet are not passed on.
 */
export function useSheetKeys(keys: Readonly<Record<string, () => void>>): void {
  useKeyPress((event) => {
    const sheet = document.querySelector(`[${sheetMark}]`)
    if (!sheet || !isSingleKey(event, sheet)) return
    const key = pressedKey(event).toLowerCase()
    const isPressed = event.target instanceof Element && event.target.closest(reacts) !== null
    if (!Object.hasOwn(keys, key) || (key === 'enter' && isPressed)) return
    event.preventDefault()
    keys[key]?.()
  })
}

/** The parts of a key's event, the browser's or React's. */
export interface KeyPress {
  readonly isComposing?: boolean
  readonly keyCode?: number
  readonly nativeEvent?: { readonly isComposing: boolean; readonly keyCode: number }
}

/** An input method handles the key itself. */
const handledKey = 229

/**
 * Whether a key belongs to an input method, which still writes the word: Enter then accepts a Chinese word and does
 * not send a form. Safari ends the composition before that keydown, so only the key's code tells.
 */
export function isComposing(event: KeyPress): boolean {
  const { isComposing: composes, keyCode } = event.nativeEvent ?? event
  return composes === true || keyCode === handledKey
}

interface FormKey extends KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  currentTarget: HTMLFormElement
}

/** Enter alone begins a line where a form has several: with Ctrl, or ⌘, it sends. */
export function submitByKey(event: FormKey): void {
  const { key, ctrlKey, metaKey, currentTarget } = event
  if (key === 'Enter' && (ctrlKey || metaKey) && !isComposing(event)) currentTarget.requestSubmit()
}

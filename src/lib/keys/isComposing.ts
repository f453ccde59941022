/** The parts of a key event, of the browser or of React. */
export interface KeyPress {
  readonly isComposing?: boolean
  readonly keyCode?: number
  readonly nativeEvent?: { readonly isComposing: boolean; readonly keyCode: number }
}

/** The code of a key that an input method handles itself. */
const handledKey = 229

/**
 * Whether a key belongs to an input method that is still composing a word. Enter then accepts a Chinese word
 * and does not send a form. Safari ends the composition before that keydown, so only the key code reveals it.
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

/** Submits a multi-line form with Ctrl+Enter or ⌘+Enter, because Enter alone begins a new line. */
export function submitByKey(event: FormKey): void {
  const { key, ctrlKey, metaKey, currentTarget } = event
  if (key === 'Enter' && (ctrlKey || metaKey) && !isComposing(event)) currentTarget.requestSubmit()
}

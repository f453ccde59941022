import { isComposing, type KeyPress } from './isComposing'

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

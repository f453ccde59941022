interface FormKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  currentTarget: HTMLFormElement
}

/** Enter alone begins a line where a form has several: with Ctrl, or ⌘, it sends. */
export function submitByKey({ key, ctrlKey, metaKey, currentTarget }: FormKey): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit()
}

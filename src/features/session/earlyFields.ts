/**
 * index.html's frame has two fields that work before any script has come, so that nobody waits to
 * type. The login page goes on with what stands in them, then they are gone.
 */
type FieldName = 'username' | 'password'

function earlyField(name: FieldName): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#frame input[name=${name}]`)
}

/** What was typed into the frame's field so far. */
export function typedEarly(name: FieldName): string {
  return earlyField(name)?.value ?? ''
}

/** Moves focus and selection from the frame's fields to those of `form`, and removes the former. */
export function takeOverFields(form: HTMLFormElement | null): void {
  for (const name of ['username', 'password'] as const) {
    const early = earlyField(name)
    const field = form?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (early && field && early === document.activeElement) {
      field.focus()
      field.setSelectionRange(early.selectionStart, early.selectionEnd)
    }
    early?.parentElement?.remove()
  }
}

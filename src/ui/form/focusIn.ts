/** Moves the focus to the first element inside `form` that matches `selector`. */
export function focusIn(form: Element | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus()
}

/** Forms that hold input nobody has sent yet; a reload for a new version asks before it drops them. */
const unsaved = new Set<string>()

export function markUnsaved(form: string, dirty: boolean): void {
  if (dirty) unsaved.add(form)
  else unsaved.delete(form)
}

export function hasUnsaved(): boolean {
  return unsaved.size > 0
}

/** The person lets go of it: nothing asks about it any more. */
export function dropUnsaved(): void {
  unsaved.clear()
}

/** What is kept, but still waits for the person to send it: a logout asks before it leaves it behind. */
const unsent = new Set<string>()

export function markUnsent(what: string, waits: boolean): void {
  if (waits) unsent.add(what)
  else unsent.delete(what)
}

export function hasUnsent(): boolean {
  return unsent.size > 0
}

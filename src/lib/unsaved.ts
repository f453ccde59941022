/** Forms with unsent input. A reload for a new version asks before it discards them. */
const unsaved = new Set<string>()

export function markUnsaved(form: string, dirty: boolean): void {
  if (dirty) unsaved.add(form)
  else unsaved.delete(form)
}

export function hasUnsaved(): boolean {
  return unsaved.size > 0
}

/** Forgets all unsent input, because the person has given it up. */
export function dropUnsaved(): void {
  unsaved.clear()
}

/** Stored input that still waits to be sent. A logout asks before it leaves that behind. */
const unsent = new Set<string>()

export function markUnsent(what: string, waits: boolean): void {
  if (waits) unsent.add(what)
  else unsent.delete(what)
}

export function hasUnsent(): boolean {
  return unsent.size > 0
}

/** Forms that hold input nobody has sent yet; a reload for a new version asks before it drops them. */
const unsaved = new Set<string>()

export function markUnsaved(form: string, dirty: boolean): void {
  if (dirty) unsaved.add(form)
  else unsaved.delete(form)
}

export function hasUnsaved(): boolean {
  return unsaved.size > 0
}

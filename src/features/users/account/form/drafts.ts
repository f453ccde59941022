/** What stands in a form, by the name of the field. */
export type Fields = Readonly<Record<string, string>>

/**
 * What was typed and not sent, by form: it outlives the way back and forth between pages, not a
 * reload. Forms with secrets keep nothing here.
 */
const drafts = new Map<string, Fields>()

export function draftOf(form: string): Fields {
  return drafts.get(form) ?? {}
}

export function keepDraft(form: string, draft: Fields): void {
  if (Object.keys(draft).length === 0) drafts.delete(form)
  else drafts.set(form, draft)
}

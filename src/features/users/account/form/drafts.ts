/** What stands in a form, by the name of the field. */
export type Fields = Readonly<Record<string, string>>

/** What was typed in a field, and what was kept of it when that began; by the name of the field. */
export type Draft = Readonly<Record<string, { typed: string; over: string }>>

/**
 * What was typed and not sent, by form: it outlives the way back and forth between pages, not a
 * reload. Forms with secrets keep nothing here.
 */
const drafts = new Map<string, Draft>()

export function draftOf(form: string): Draft {
  return drafts.get(form) ?? {}
}

export function keepDraft(form: string, draft: Draft): void {
  if (Object.keys(draft).length === 0) drafts.delete(form)
  else drafts.set(form, draft)
}

/** Values of a form, by field name. */
export type Fields = Readonly<Record<string, string>>

/** The input in a field and its base value, by field name. */
export type Draft = Readonly<Record<string, { typed: string; over: string }>>

/**
 * Unsent input by form: it survives navigation between pages, but not a reload. Forms with secrets store
 * nothing here.
 */
const drafts = new Map<string, Draft>()

export function draftOf(form: string): Draft {
  return drafts.get(form) ?? {}
}

export function keepDraft(form: string, draft: Draft): void {
  if (Object.keys(draft).length === 0) drafts.delete(form)
  else drafts.set(form, draft)
}

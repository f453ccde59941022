import type { JSONContent } from '@tiptap/react'

const key = 'showcase-editor-draft'

/** The text as it was left, or null. What cannot be read is dropped. */
export function readDraft(): JSONContent | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDocument(kept) ? kept : null
  } catch (cause) {
    console.warn('The draft could not be read', cause)
    return null
  }
}

/** Whether it could be kept: storage may be full or refused. */
export function keepDraft(draft: JSONContent): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch (cause) {
    console.warn('The draft could not be kept', cause)
    return false
  }
}

export function dropDraft(): void {
  localStorage.removeItem(key)
}

/** The editor itself drops what its schema does not know. */
function isDocument(value: unknown): value is JSONContent {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

import type { JSONContent } from '@tiptap/react'
import { storedValue } from '#lib/storage/storedValue'

/** The text as it was left. The editor itself drops what its schema does not know. */
export const draft = storedValue('showcase-editor-draft', (stored) =>
  isDocument(stored) ? stored : null,
)

function isDocument(value: unknown): value is JSONContent {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

import { messagesOf } from './loadMessages'

export const entryFiles = import.meta.glob<Record<string, string>>('./*/entry/*.json', {
  import: 'default',
})

/** The texts of the guest pages. */
export const entryTexts = messagesOf(entryFiles)

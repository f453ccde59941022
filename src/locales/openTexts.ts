import { entryFiles } from './entryTexts'
import { messagesOf } from './loadMessages'

const open = import.meta.glob<Record<string, string>>('./*/open/*.json', { import: 'default' })

/** The texts of the public pages. */
export const openTexts = messagesOf(entryFiles, open)

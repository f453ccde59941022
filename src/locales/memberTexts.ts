import { entryFiles } from './entryTexts'
import { messagesOf } from './loadMessages'

type Catalogue = Record<string, string>

export const memberFiles = import.meta.glob<Catalogue>('./*/member/*.json', { import: 'default' })

/** Texts of sortable tables. */
export const tableFiles = import.meta.glob<Catalogue>('./*/table/*.json', { import: 'default' })

/** Rules that players read and staff write. */
export const termFiles = import.meta.glob<Catalogue>('./*/terms/*.json', { import: 'default' })

/** The texts of the member area's layout and the dashboard. */
export const memberTexts = messagesOf(entryFiles, memberFiles)

import { entryFiles } from './entryTexts'
import { messagesOf } from './loadMessages'
import { memberFiles, tableFiles, termFiles } from './memberTexts'

type Catalogue = Record<string, string>

const product = import.meta.glob<Catalogue>('./*/product/*.json', { import: 'default' })
const demo = import.meta.glob<Catalogue>('./*/demo/*.json', { import: 'default' })

const productFiles = [entryFiles, memberFiles, termFiles, product]

/** The texts of all pages of the player. */
export const productTexts = messagesOf(...productFiles)

/** The texts of the demo sections, with those of the player's pages. */
export const demoTexts = messagesOf(...productFiles, tableFiles, demo)

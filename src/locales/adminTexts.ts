import { entryFiles } from './entryTexts'
import { messagesOf } from './loadMessages'
import { memberFiles, tableFiles, termFiles } from './memberTexts'

type Catalogue = Record<string, string>

const admin = import.meta.glob<Catalogue>('./*/admin/*.json', { import: 'default' })
const settings = import.meta.glob<Catalogue>('./*/adminSettings/*.json', { import: 'default' })

/** The texts of the back office, with the words for money, statuses and errors. */
export const adminTexts = messagesOf(entryFiles, memberFiles, tableFiles, admin)

/** The texts of the back office, with those of the pages where staff manage offers and settings. */
export const adminSettingTexts = messagesOf(
  entryFiles,
  memberFiles,
  tableFiles,
  termFiles,
  admin,
  settings,
)

import { entryFiles } from './entryTexts'
import { messagesOf } from './loadMessages'
import { memberFiles, tableFiles, termFiles } from './memberTexts'

type Catalogue = Record<string, string>

const admin = import.meta.glob<Catalogue>('./*/admin/*.json', { import: 'default' })
const settings = import.meta.glob<Catalogue>('./*/adminSettings/*.json', { import: 'default' })

/** The texts of the back office, with the words for money, statuses and errors. */
export const adminTexts = messagesOf(entryFiles, memberFiles, tableFiles, admin)

/** What a player reads about promotions, withdrawals and limits, for staff who speak with the player. */
const told = import.meta.glob<Catalogue>('./*/product/{account,promotion,wallet}.json', {
  import: 'default',
})

export const playerTexts = messagesOf(entryFiles, memberFiles, termFiles, told)

/** The texts of the back office, with those of the pages where staff manage offers and settings. */
export const adminSettingTexts = messagesOf(
  entryFiles,
  memberFiles,
  tableFiles,
  termFiles,
  admin,
  settings,
)

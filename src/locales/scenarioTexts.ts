import { entryFiles } from './entryTexts'
import { messagesOf } from './loadMessages'
import { memberFiles } from './memberTexts'

const scenario = import.meta.glob<Record<string, string>>('./*/scenario/*.json', {
  import: 'default',
})

/** The texts of the test controls, which guest pages show too. */
export const scenarioTexts = messagesOf(entryFiles, memberFiles, scenario)

import { createContext } from 'react'
import type { IntlTexts } from '#ui/intl/messages'
import type { TextLoader } from '#ui/intl/textsPerLocale'

/** Loads the texts that a player reads, in any language; set by the app, which has the catalogues. */
export const PlayerTextsContext = createContext<TextLoader<IntlTexts> | null>(null)

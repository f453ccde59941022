import type { Localization } from '@mui/material/locale'
import { loadEntry, loadMember } from '../../locales/catalogue'
import type { Locale } from '../../ui/intl/locale'
import type { LoadedMessages } from '../../ui/intl/messages'

/** `entry`: what the guest pages show. `member`: everything. */
export type CatalogueScope = 'entry' | 'member'

export interface Catalogue {
  readonly locale: Locale
  readonly scope: CatalogueScope
  readonly messages: LoadedMessages
  /** The texts inside Material UI's components; they come with the member area's. */
  readonly componentTexts?: Localization
}

const loaded = new Map<string, Catalogue>()

/** What was loaded before, without waiting; null if it was not. */
export function catalogueAtHand(locale: Locale, scope: CatalogueScope): Catalogue | null {
  return loaded.get(`${locale} ${scope}`) ?? null
}

/** Rejects when the language's file cannot be had. */
export async function loadCatalogue(locale: Locale, scope: CatalogueScope): Promise<Catalogue> {
  const catalogue: Catalogue =
    scope === 'entry'
      ? { locale, scope, messages: await loadEntry(locale) }
      : { locale, scope, ...(await loadMember(locale)) }
  loaded.set(`${locale} ${scope}`, catalogue)
  return catalogue
}

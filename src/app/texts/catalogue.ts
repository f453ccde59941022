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

/** Rejects when the language's file cannot be had. */
export async function loadCatalogue(locale: Locale, scope: CatalogueScope): Promise<Catalogue> {
  if (scope === 'entry') return { locale, scope, messages: await loadEntry(locale) }
  return { locale, scope, ...(await loadMember(locale)) }
}

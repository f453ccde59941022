import type { Localization } from '@mui/material/locale'
import { loadEntry } from '#locales/catalogue'
import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'

/**
 * `entry`: what the guest pages show. `member`: frame and dashboard too. `product`: all of the
 * player's pages. `demo`: the demo sections as well.
 */
const scopes = ['entry', 'member', 'product', 'demo'] as const

export type CatalogueScope = (typeof scopes)[number]

/** Whether all texts of `wanted` are among those of `scope`. */
export function covers(scope: CatalogueScope, wanted: CatalogueScope): boolean {
  return scopes.indexOf(scope) >= scopes.indexOf(wanted)
}

export interface Catalogue {
  readonly locale: Locale
  readonly scope: CatalogueScope
  readonly messages: LoadedMessages
  /** The texts inside Material UI's components; they come with the member area's. */
  readonly componentTexts?: Localization
}

/** Its own file: a login needs none of it. */
const memberCatalogue = () => import('#locales/memberCatalogue')

const loaders = {
  entry: async (locale: Locale) => ({ messages: await loadEntry(locale) }),
  member: async (locale: Locale) => (await memberCatalogue()).loadMember(locale),
  product: async (locale: Locale) => (await memberCatalogue()).loadProduct(locale),
  demo: async (locale: Locale) => (await memberCatalogue()).loadDemo(locale),
} as const

const loaded = new Map<string, Catalogue>()

/** What was loaded before, without waiting; null if it was not. */
export function catalogueAtHand(locale: Locale, scope: CatalogueScope): Catalogue | null {
  return loaded.get(`${locale} ${scope}`) ?? null
}

/** Rejects when the language's file cannot be had. */
export async function loadCatalogue(locale: Locale, scope: CatalogueScope): Promise<Catalogue> {
  const catalogue: Catalogue = { locale, scope, ...(await loaders[scope](locale)) }
  loaded.set(`${locale} ${scope}`, catalogue)
  return catalogue
}

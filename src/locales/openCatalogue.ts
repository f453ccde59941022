import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { loadEntry } from './catalogue'

// As in `catalogue.ts`, apart from it because only the open pages need these.
const opens = {
  en: () => import('./en/open'),
  fr: () => import('./fr/open'),
  ro: () => import('./ro/open'),
  zh: () => import('./zh/open'),
  th: () => import('./th/open'),
} as const

/** What the pages that anybody may open show, the entry part included. Rejects when a chunk cannot be had. */
export async function loadOpen(locale: Locale): Promise<LoadedMessages> {
  const [entry, { messages }] = await Promise.all([loadEntry(locale), opens[locale]()])
  return { ...entry, ...messages }
}

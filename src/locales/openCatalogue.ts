import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { loadEntry, loadPart } from './catalogue'

// Apart from `catalogue.ts`, because only the open pages need these.
const opens = import.meta.glob<typeof import('./en/open')>('./*/open.ts')

/** What the pages that anybody may open show, the entry part included. Rejects when a chunk cannot be had. */
export async function loadOpen(locale: Locale): Promise<LoadedMessages> {
  const [entry, { messages }] = await Promise.all([
    loadEntry(locale),
    loadPart(opens, `./${locale}/open.ts`),
  ])
  return { ...entry, ...messages }
}

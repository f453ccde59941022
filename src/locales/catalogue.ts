import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'

// Written out, not built from the name: the bundler makes one chunk for each line.
const entries = {
  en: () => import('./en/entry'),
  fr: () => import('./fr/entry'),
  ro: () => import('./ro/entry'),
  zh: () => import('./zh/entry'),
  th: () => import('./th/entry'),
} as const

/** What the guest pages show: small, wanted before the first render. Rejects when the chunk cannot be had. */
export async function loadEntry(locale: Locale): Promise<LoadedMessages> {
  const { messages } = await entries[locale]()
  return { ...messages }
}

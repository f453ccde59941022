import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'

/** What each language's folder has of one part, by its path. */
type Parts<Part> = Readonly<Record<string, () => Promise<Part>>>

/** Loads `path`, a language's file of a part. Rejects when the chunk cannot be had. */
export async function loadPart<Part>(parts: Parts<Part>, path: string): Promise<Part> {
  const load = parts[path]
  if (!load) throw new Error(`There is no ${path}`)
  return load()
}

const entries = import.meta.glob<typeof import('./en/entry')>('./*/entry.ts')

/** What the guest pages show: small, wanted before the first render. Rejects when the chunk cannot be had. */
export async function loadEntry(locale: Locale): Promise<LoadedMessages> {
  const { messages } = await loadPart(entries, `./${locale}/entry.ts`)
  return { ...messages }
}

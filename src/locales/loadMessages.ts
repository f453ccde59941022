import type { Locale } from '#ui/intl/locale'
import type { IntlTexts } from '#ui/intl/messages'
import { type TextLoader, textsPerLocale } from '#ui/intl/textsPerLocale'

/** The catalogue files of a part in every language, by path: `./th/entry/session.json`. */
export type Files = Readonly<Record<string, () => Promise<Record<string, string>>>>

/** Loads all files of these parts in one language. */
export function messagesOf(...parts: readonly Files[]): TextLoader<IntlTexts> {
  return textsPerLocale(async (locale) => ({
    locale,
    messages: Object.assign({}, ...(await Promise.all(parts.flatMap(filesIn(locale))))),
  }))
}

const filesIn = (locale: Locale) => (files: Files) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${locale}/`))
    .map(([, load]) => load())

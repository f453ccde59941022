import type { Locale } from '#ui/intl/locale'

/** A library's own words in each of the app's languages; each is a file, loaded when it is chosen. */
export type TextLoaders<Texts> = Readonly<Record<Locale, () => Promise<Texts>>>

/** Loads each language once; one that could not be had is tried again. For `use`, which wants the same promise. */
export function textsPerLocale<Texts>(
  loaders: TextLoaders<Texts>,
): (locale: Locale) => Promise<Texts> {
  const loaded = new Map<Locale, Promise<Texts>>()
  return (locale) => {
    const known = loaded.get(locale)
    if (known) return known
    const texts = loaders[locale]()
    loaded.set(locale, texts)
    texts.catch(() => loaded.delete(locale))
    return texts
  }
}

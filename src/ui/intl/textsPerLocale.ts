import { defaultLocale, type Locale } from '#ui/intl/locale'

/** A library's own words, each language in a file named `texts/<language>.ts`, loaded when it is chosen. */
export type TextLoaders<Texts> = Readonly<Record<string, () => Promise<Texts>>>

const fileOf = (locale: Locale) => `./texts/${locale}.ts`

/**
 * Loads each language once; one that could not be had is tried again. A language without a file
 * has the library's English. For `use`, which wants the same promise, and finds in its `status` and
 * `value` that there is nothing more to wait for.
 */
export function textsPerLocale<Texts>(
  loaders: TextLoaders<Texts>,
): (locale: Locale) => Promise<Texts> {
  const loaded = new Map<Locale, Promise<Texts>>()
  return (locale) => {
    const known = loaded.get(locale)
    if (known) return known
    const load = loaders[fileOf(locale)] ?? loaders[fileOf(defaultLocale)]
    if (!load) throw new Error(`There are no ${fileOf(defaultLocale)}`)
    const texts = load()
    loaded.set(locale, texts)
    texts.then(
      (value) => Object.assign(texts, { status: 'fulfilled', value }),
      () => loaded.delete(locale),
    )
    return texts
  }
}

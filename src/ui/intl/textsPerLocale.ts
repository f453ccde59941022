import { use } from 'react'
import { MissingChunk } from '../load/lazyWithPreload'
import { defaultLocale, type Locale } from './locale'
import { useLocale } from './useText'

/** A promise that says what it has resolved to, in the names that React gives these. */
type Loading<Texts> = Promise<Texts> & { status?: 'fulfilled'; value?: Texts }

/**
 * Loads the texts of a language once.
 *
 * @returns always the same promise for the same language. It rejects with a {@link MissingChunk} when neither the
 *   language nor English can be loaded.
 */
export type TextLoader<Texts> = (locale: Locale) => Loading<Texts>

/** English replaces a language that cannot be loaded, until the device is online again. */
export function textsPerLocale<Texts>(load: (locale: Locale) => Promise<Texts>): TextLoader<Texts> {
  const loaded = new Map<Locale, Loading<Texts>>()

  function loadOnce(locale: Locale): Loading<Texts> {
    const known = loaded.get(locale)
    if (known) return known
    const forget = () => void loaded.delete(locale)
    const texts: Loading<Texts> = load(locale)
      .catch((cause: unknown) => {
        console.warn(`The texts in “${locale}” could not be loaded`, cause)
        addEventListener('online', forget, { once: true })
        return load(defaultLocale)
      })
      .catch((cause: unknown) => {
        throw new MissingChunk({ preload: again, forget }, { cause })
      })
    const again = () => {
      forget()
      return isLoaded(loadOnce(locale))
    }
    loaded.set(locale, texts)
    texts.then(
      (value) => Object.assign(texts, { status: 'fulfilled', value }),
      () => undefined,
    )
    return texts
  }

  return loadOnce
}

/** The texts in the language on screen. Suspends until they are loaded, and throws if they cannot be loaded. */
export function useTexts<Texts>(load: TextLoader<Texts>): Texts {
  return useLoaded(load(useLocale()))
}

/** As React's `use`, which it calls only for what is not loaded yet. */
export function useLoaded<Texts>(texts: Loading<Texts>): Texts {
  const loading: Promise<Texts> = texts
  return texts.status === 'fulfilled' && texts.value !== undefined ? texts.value : use(loading)
}

const isLoaded = (texts: Promise<unknown>) =>
  texts.then(
    () => true,
    () => false,
  )

/** For texts in files of their own, named `texts/<language>.ts`. A language without a file gets the English one. */
export function textFiles<Texts>(
  files: Readonly<Record<string, () => Promise<Texts>>>,
): TextLoader<Texts> {
  const fileOf = (locale: Locale) => files[`./texts/${locale}.ts`]
  return textsPerLocale(async (locale) => {
    const file = fileOf(locale) ?? fileOf(defaultLocale)
    if (!file) throw new Error('There is no ./texts/en.ts')
    return file()
  })
}

import { MissingChunk } from '../load/lazyWithPreload'
import { defaultLocale, type Locale } from './locale'
import { useLocale } from './useText'

/** A promise that stores its outcome. */
type Loading<Texts> = Promise<Texts> & {
  end?: { status: 'fulfilled'; value: Texts } | { status: 'rejected'; cause: unknown }
}

/**
 * Loads the texts of a language once.
 *
 * @returns the same promise for the same language each time. It rejects with a {@link MissingChunk} if neither
 *   the language nor English can be loaded.
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
      (value) => void (texts.end = { status: 'fulfilled', value }),
      (cause: unknown) => void (texts.end = { status: 'rejected', cause }),
    )
    return texts
  }

  return loadOnce
}

/** The texts in the language on screen. Suspends until they are loaded, and throws if they cannot be loaded. */
export function useTexts<Texts>(load: TextLoader<Texts>): Texts {
  return useLoaded(load(useLocale()))
}

/**
 * Suspends by throwing the promise, as `React.lazy` does. React's `use` must be called in every render, loaded
 * or not, and each call then makes the `act` of a test asynchronous.
 */
export function useLoaded<Texts>(texts: Loading<Texts>): Texts {
  if (texts.end?.status === 'fulfilled') return texts.end.value
  throw texts.end ? texts.end.cause : texts
}

const isLoaded = (texts: Promise<unknown>) =>
  texts.then(
    () => true,
    () => false,
  )

/**
 * Loader for texts in separate files named `texts/<language>.ts`. A language without a file uses the English
 * one.
 */
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

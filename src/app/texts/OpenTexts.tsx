import { type ReactNode, useEffect, useState } from 'react'
import { loadOpen } from '#locales/openCatalogue'
import { IntlProvider } from '#ui/intl/IntlProvider'
import { defaultLocale, type Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { useLocale } from '#ui/intl/useLocale'
import { MissingChunk } from '#ui/load/lazyWithPreload'

interface Loaded {
  locale: Locale
  messages: LoadedMessages
}

/** Around the open pages: their own texts, which no other page carries. Shows nothing before they are there. */
export function OpenTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Loaded | MissingChunk | null>(null)

  useEffect(() => {
    let current = true
    load(locale).then(
      (texts) => current && setLoaded(texts),
      (cause: unknown) => current && setLoaded(missingTexts(locale, cause)),
    )
    return () => {
      current = false
    }
  }, [locale])

  if (loaded instanceof MissingChunk) throw loaded
  return loaded === null ? null : <IntlProvider {...loaded}>{children}</IntlProvider>
}

function missingTexts(locale: Locale, cause: unknown): MissingChunk {
  const preload = () =>
    load(locale).then(
      () => true,
      () => false,
    )
  return new MissingChunk({ preload, forget: () => {} }, { cause })
}

/** English stands in for a language that cannot be had. */
async function load(locale: Locale): Promise<Loaded> {
  try {
    return { locale, messages: await loadOpen(locale) }
  } catch (cause) {
    console.warn(`The texts in “${locale}” could not be loaded`, cause)
    return { locale: defaultLocale, messages: await loadOpen(defaultLocale) }
  }
}

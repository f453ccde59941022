import { type ReactNode, useEffect, useState } from 'react'
import { IntlProvider } from '#ui/intl/IntlProvider'
import { defaultLocale, type Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { useLocale } from '#ui/intl/useLocale'
import { MissingChunk } from '#ui/load/lazyWithPreload'

interface Loaded {
  locale: Locale
  messages: LoadedMessages
}

type Load = (locale: Locale) => Promise<LoadedMessages>

interface SeparateTextsProps {
  /** Of the module's own: it is asked once a language. */
  load: Load
  children: ReactNode
}

/** Around pages with texts of their own, which no other page carries. Shows nothing before they are there. */
export function SeparateTexts({ load, children }: SeparateTextsProps) {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Loaded | MissingChunk | null>(null)

  useEffect(() => {
    let current = true
    loadOr(load, locale).then(
      (texts) => current && setLoaded(texts),
      (cause: unknown) => current && setLoaded(missingTexts(load, locale, cause)),
    )
    return () => {
      current = false
    }
  }, [load, locale])

  if (loaded instanceof MissingChunk) throw loaded
  return loaded === null ? null : <IntlProvider {...loaded}>{children}</IntlProvider>
}

function missingTexts(load: Load, locale: Locale, cause: unknown): MissingChunk {
  const preload = () =>
    loadOr(load, locale).then(
      () => true,
      () => false,
    )
  return new MissingChunk({ preload, forget: () => {} }, { cause })
}

/** English stands in for a language that cannot be had. */
async function loadOr(load: Load, locale: Locale): Promise<Loaded> {
  try {
    return { locale, messages: await load(locale) }
  } catch (cause) {
    console.warn(`The texts in “${locale}” could not be loaded`, cause)
    return { locale: defaultLocale, messages: await load(defaultLocale) }
  }
}

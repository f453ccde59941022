import { type ReactNode, useEffect, useState } from 'react'
import { IntlProvider } from '#ui/intl/IntlProvider'
import { defaultLocale, type Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { useLocale } from '#ui/intl/useText'
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

/** What was loaded before, by the language that was asked for: it is shown at once. */
const atHand = new Map<Load, Map<Locale, Loaded>>()

/** Loads texts before they are shown. Never rejects: the page says that they are missing. */
export async function preloadTexts(load: Load, locale: Locale): Promise<void> {
  await loadOr(load, locale).catch(() => undefined)
}

/** Around pages with texts of their own, which no other page carries. Shows nothing before they are there. */
export function SeparateTexts({ load, children }: SeparateTextsProps) {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Loaded | MissingChunk | null>(
    () => atHand.get(load)?.get(locale) ?? null,
  )

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
  const known = atHand.get(load)?.get(locale)
  if (known) return known
  try {
    const loaded = { locale, messages: await load(locale) }
    atHand.set(load, new Map(atHand.get(load)).set(locale, loaded))
    return loaded
  } catch (cause) {
    console.warn(`The texts in “${locale}” could not be loaded`, cause)
    return { locale: defaultLocale, messages: await load(defaultLocale) }
  }
}

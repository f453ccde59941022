import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { entryTexts } from '#locales/entryTexts'
import { AppearanceProvider } from '#ui/appearance/AppearanceProvider'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import { useLoaded } from '#ui/intl/textsPerLocale'
import { MissingChunk } from '#ui/load/lazyWithPreload'
import { useNetwork } from '../useNetwork'

/**
 * Provides the texts of the chosen language and the appearance. Suspends until the first texts are loaded;
 * index.html's app shell is shown until then.
 */
export function Texts({ children }: { children: ReactNode }) {
  const texts = useLoaded(entryTexts(useShownLocale()))
  return (
    <IntlProvider {...texts}>
      <AppearanceProvider>{children}</AppearanceProvider>
    </IntlProvider>
  )
}

/**
 * The chosen language once its texts are loaded. Changes in a transition, so that all pages keep the old texts
 * until then.
 */
function useShownLocale(): Locale {
  const { locale } = useSelector(selectAppearance)
  const [shown, setShown] = useState(locale)
  const online = useNetwork()
  useEffect(() => {
    if (shown === locale) return undefined
    let current = true
    entryTexts(locale).then(
      (texts) => {
        // Skip the English fallback: the texts on screen are complete.
        if (current && texts.locale === locale) startTransition(() => setShown(locale))
      },
      (cause: unknown) => {
        console.warn(`“${locale}” is not shown (online: ${online})`, cause)
        if (cause instanceof MissingChunk) cause.part.forget()
      },
    )
    return () => {
      current = false
    }
  }, [shown, locale, online])
  return shown
}

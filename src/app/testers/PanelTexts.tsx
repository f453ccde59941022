import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { useLocale } from '#ui/intl/useText'
import { type LoadedApart, MissingChunk } from '#ui/load/lazyWithPreload'
import { loadPanelTexts } from './loadPanelTexts'

/** What testers have on a page beside the panel, once its texts are there. Throws a {@link MissingChunk} without them. */
export function PanelTexts({ children }: { children: ReactNode }) {
  const texts = usePanelTexts()
  return (
    texts && (
      <Suspense>
        <IntlProvider {...texts}>{children}</IntlProvider>
      </Suspense>
    )
  )
}

/** Throws a {@link MissingChunk} where they cannot be had. */
function usePanelTexts(): { locale: Locale; messages: LoadedMessages } | null {
  const locale = useLocale()
  const [texts, setTexts] = useState<{ locale: Locale; messages: LoadedMessages } | null>(null)
  const [missing, setMissing] = useState<MissingChunk | null>(null)
  useEffect(() => {
    let current = true
    loadPanelTexts(locale).then(
      (messages) => current && setTexts({ locale, messages }),
      (cause: unknown) => current && setMissing(new MissingChunk(textsIn(locale), { cause })),
    )
    return () => {
      current = false
    }
  }, [locale])
  if (missing) throw missing
  return texts
}

function textsIn(locale: Locale): LoadedApart {
  return {
    preload: () =>
      loadPanelTexts(locale).then(
        () => true,
        () => false,
      ),
    forget: () => {},
  }
}

import { type ComponentType, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Locale } from '#ui/intl/locale'
import type { IntlTexts } from '#ui/intl/messages'
import type { TextLoader } from '#ui/intl/textsPerLocale'
import { useLocale, useText } from '#ui/intl/useText'
import { MissingChunk } from '#ui/load/lazyWithPreload'
import { openAlert } from '#ui/toast/toastSlice'
import type { ScenarioPanelProps } from './ScenarioPanel'

interface LoadedPanel {
  readonly Panel: ComponentType<ScenarioPanelProps>
  /** The requested locale; the texts may fall back to English. */
  readonly locale: Locale
  readonly texts: IntlTexts
}

/** Loads the panel and its texts on first opening, and its texts again after a change of language. */
export function usePanel(loadTexts: TextLoader<IntlTexts>) {
  const locale = useLocale()
  const text = useText()
  const dispatch = useDispatch()
  const [wanted, setWanted] = useState(false)
  const [loaded, setLoaded] = useState<LoadedPanel | null>(null)
  const loading = wanted && loaded?.locale !== locale

  useEffect(() => {
    if (!loading) return undefined
    let current = true
    Promise.all([import('./ScenarioPanel'), loadTexts(locale)]).then(
      ([{ ScenarioPanel }, texts]) => {
        if (current) setLoaded({ Panel: ScenarioPanel, locale, texts })
      },
      (cause: unknown) => {
        console.error('The tester panel could not be loaded', cause)
        if (!current) return
        if (cause instanceof MissingChunk) cause.part.forget()
        setWanted(false)
        dispatch(openAlert('error', text('error.partMissing')))
      },
    )
    return () => {
      current = false
    }
  }, [loading, locale, loadTexts, dispatch, text])

  return {
    isOpen: wanted,
    loading,
    panel: loaded,
    open: () => setWanted(true),
    close: () => setWanted(false),
  }
}

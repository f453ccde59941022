import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Locale } from '#ui/intl/locale'
import type { LoadedMessages } from '#ui/intl/messages'
import { useIntl, useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'
import type { ScenarioPanelProps } from './ScenarioPanel'

export type LoadTexts = (locale: Locale) => Promise<LoadedMessages>

interface LoadedPanel {
  readonly Panel: ComponentType<ScenarioPanelProps>
  readonly locale: Locale
  readonly texts: LoadedMessages
}

/** Loads the panel and its texts when it is first opened, and its texts again in another language. */
export function usePanel(loadTexts: LoadTexts) {
  const { locale, messages } = useIntl()
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
        setWanted(false)
        dispatch(openAlert('error', text('error.partMissing')))
      },
    )
    return () => {
      current = false
    }
  }, [loading, locale, loadTexts, dispatch, text])

  const panel = useMemo(
    () => loaded && { ...loaded, messages: { ...messages, ...loaded.texts } },
    [loaded, messages],
  )
  return {
    isOpen: wanted,
    loading,
    panel,
    open: () => setWanted(true),
    close: () => setWanted(false),
  }
}

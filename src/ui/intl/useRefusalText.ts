import { useMemo } from 'react'
import { isOfflineSimulated } from '#lib/online'
import { isRefusalCode, type RefusalValues } from '#lib/refusal'
import { makeRefusalText } from './refusalText'
import { useFormat } from './useFormat'
import { useLocale } from './useLocale'
import { type Text, useText } from './useText'

/** A coded message, or a failure that may carry one; its values are satang and milliseconds. */
export interface Told {
  readonly code?: string
  readonly kind?: string
  readonly values?: RefusalValues
}

/** The words for a coded message in the locale on screen; for what has no code, that it did not work. */
export function useRefusalText(): (told: Told) => string {
  const text = useText()
  const locale = useLocale()
  const format = useFormat()
  return useMemo(() => {
    const written = makeRefusalText(text, locale, format)
    return ({ code, kind, values }) => {
      if (kind === 'offline' || code === 'offlinemoney') return offlineWords(text)
      return isRefusalCode(code) ? written(code, values) : text('refusal.failed')
    }
  }, [text, locale, format])
}

/** Whoever is offline only because testers simulate it looks for the cause in the wrong place. */
function offlineWords(text: Text): string {
  return text(isOfflineSimulated() ? 'refusal.offlinesimulated' : 'refusal.offlinemoney')
}

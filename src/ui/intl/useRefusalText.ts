import { useMemo } from 'react'
import { isRefusalCode, type RefusalValues } from '../../lib/refusal'
import { makeRefusalText } from './refusalText'
import { useFormat } from './useFormat'
import { useLocale } from './useLocale'
import { useText } from './useText'

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
      if (isRefusalCode(code)) return written(code, values)
      return text(kind === 'offline' ? 'refusal.offlinemoney' : 'refusal.failed')
    }
  }, [text, locale, format])
}

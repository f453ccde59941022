import { useMemo } from 'react'
import { type Formats, makeFormats } from './formats'
import { useLocale } from './useLocale'
import { useText } from './useText'

/** How money, numbers and times are written in the locale of the texts on screen. */
export function useFormat(): Formats {
  const locale = useLocale()
  const unit = useText()('money.unit')
  return useMemo(() => makeFormats(locale, unit), [locale, unit])
}

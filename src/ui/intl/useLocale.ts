import { useIntl } from './context'
import type { Locale } from './locale'

/** The locale of the texts on screen. */
export function useLocale(): Locale {
  return useIntl().locale
}

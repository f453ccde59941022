import type { Locale } from './locale'
import { useIntl } from './useText'

/** The locale of the texts on screen. */
export function useLocale(): Locale {
  return useIntl().locale
}

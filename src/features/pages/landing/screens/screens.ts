import type { Mode } from '#ui/appearance/appearance'
import type { Locale } from '#ui/intl/locale'

/** The screens of the app on the landing page. `npm run screenshots` takes them. */
export const screens = ['dashboard', 'wallet', 'wheel', 'limits'] as const

export type ScreenName = (typeof screens)[number]

/** Pixels of a picture: a phone of 390 × 844, sharp up to a width of 240 on dense displays. */
export const screenSize = { width: 480, height: 1039 } as const

/** The address of a screen's picture, one for each language and mode. */
export function screenFile(screen: ScreenName, locale: Locale, mode: Mode): string {
  return `/screens/${screen}-${locale}-${mode}.webp`
}

import { type Locale, locales } from '#ui/intl/locale'

/** The ways in which a page can be displayed. */
export interface Setting {
  locale: Locale
  direction: 'ltr' | 'rtl'
  mode: 'light' | 'dark'
  /** CSS pixels. */
  width: Width
}

export const widths = [390, 1440, 320] as const

export type Width = (typeof widths)[number]

/** The heights of screens of these widths, in CSS pixels. */
export const heights: Readonly<Record<Width, number>> = { 390: 844, 1440: 900, 320: 568 }

export const factors = {
  locale: locales,
  direction: ['ltr', 'rtl'],
  mode: ['light', 'dark'],
  width: widths,
} as const

/** The whole matrix of settings. */
export const settings: readonly Setting[] = factors.locale.flatMap((locale) =>
  factors.direction.flatMap((direction) =>
    factors.mode.flatMap((mode) =>
      factors.width.map((width) => ({ locale, direction, mode, width })),
    ),
  ),
)

/** A setting in one line, for titles and the table: `th rtl dark 320`. */
export function nameOf({ locale, direction, mode, width }: Setting): string {
  return `${locale} ${direction} ${mode} ${width}`
}

/** @throws if the matrix has no such setting */
export function settingNamed(name: string): Setting {
  const setting = settings.find((one) => nameOf(one) === name)
  if (setting === undefined) throw new Error(`No setting is called ${name}`)
  return setting
}

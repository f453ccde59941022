import type { Locale } from '../intl/locale'

/** The app's appearance, exactly as stored under `berry-config`. */
export interface Appearance {
  readonly fontFamily: FontFamily
  /** Pixels, within the limits of `borderRadius`. */
  readonly borderRadius: number
  /** Whether outlined inputs have a fill. */
  readonly outlinedFilled: boolean
  readonly mode: Mode
  readonly presetColor: PresetColor
  readonly locale: Locale
  readonly rtl: boolean
  /** Whether content stays in a boxed container. */
  readonly container: boolean
}

export const fontFamilies = ['Roboto', 'Poppins', 'Inter'] as const
export type FontFamily = (typeof fontFamilies)[number]

export const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]

export const presetColors = [
  'default',
  'theme1',
  'theme2',
  'theme3',
  'theme4',
  'theme5',
  'theme6',
] as const
export type PresetColor = (typeof presetColors)[number]

/** Limits of the border radius in pixels. */
export const borderRadius = { minimum: 4, maximum: 24, step: 2 } as const

/** Appearance of users who have chosen nothing. */
export const defaultAppearance: Appearance = {
  fontFamily: 'Roboto',
  borderRadius: 8,
  outlinedFilled: true,
  mode: 'light',
  presetColor: 'default',
  locale: 'en',
  rtl: false,
  container: false,
}

export const appearanceKey = 'berry-config'

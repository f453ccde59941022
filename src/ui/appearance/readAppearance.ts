import { storedValue } from '#lib/storage/storedValue'
import { isLocale, preferredLocale } from '../intl/locale'
import {
  type Appearance,
  appearanceKey,
  borderRadius,
  defaultAppearance,
  fontFamilies,
  modes,
  presetColors,
} from './appearance'

/**
 * @returns the appearance that the stored value describes, or null if it is not an object. Each field falls
 *   back on its own, so one bad value does not affect the other seven. Validated by hand: this runs before the
 *   login page can show, and a schema would add 2 kB there.
 */
export function parseAppearance(stored: unknown): Appearance | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null
  const given: Record<string, unknown> = { ...stored }
  const { fontFamily, mode, presetColor, locale } = defaultAppearance
  return {
    fontFamily: oneOf(fontFamilies, given['fontFamily'], fontFamily),
    borderRadius: isRadius(given['borderRadius'])
      ? given['borderRadius']
      : defaultAppearance.borderRadius,
    outlinedFilled: flag(given['outlinedFilled'], defaultAppearance.outlinedFilled),
    mode: oneOf(modes, given['mode'], mode),
    presetColor: oneOf(presetColors, given['presetColor'], presetColor),
    locale: isLocale(given['locale']) ? given['locale'] : locale,
    rtl: flag(given['rtl'], defaultAppearance.rtl),
    container: flag(given['container'], defaultAppearance.container),
  }
}

/** Appearance of a first visit: the defaults, in the browser's language if the app has it. */
export function firstAppearance(): Appearance {
  return { ...defaultAppearance, locale: preferredLocale(navigator.languages) }
}

export const storedAppearance = storedValue(appearanceKey, parseAppearance)

/** The stored appearance, or `firstAppearance()` if none can be read. Never throws. */
export function readAppearance(): Appearance {
  return storedAppearance.get() ?? firstAppearance()
}

function oneOf<const Known>(known: readonly Known[], value: unknown, fallback: Known): Known {
  return known.find((candidate) => candidate === value) ?? fallback
}

function flag(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback
}

function isRadius(value: unknown): value is number {
  const { minimum, maximum, step } = borderRadius
  return typeof value === 'number' && value >= minimum && value <= maximum && value % step === 0
}

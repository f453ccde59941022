import { highestRowQuantity } from '#contract/customers/extra'
import { parseBaht } from '#lib/money'

// Quantities and percentages are typed like amounts, so `parseBaht` reads them: it returns hundredths.

/** A whole number from 0 to `most`; null for anything else. */
export function parseQuantity(
  text: string,
  locale: string,
  most = highestRowQuantity,
): number | null {
  const hundredths = parseBaht(text, locale)
  if (hundredths === null || hundredths % 100 !== 0) return null
  const pieces = hundredths / 100
  return pieces <= most ? pieces : null
}

/** Hundredths of a percent, from 0 to 100 %; empty text is 0, anything else is null. */
export function parsePercent(text: string, locale: string): number | null {
  if (text.trim() === '') return 0
  const hundredths = parseBaht(text, locale)
  return hundredths !== null && hundredths <= 10_000 ? hundredths : null
}

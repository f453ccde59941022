/** An amount in satang, a hundredth of a baht: always a whole number, so sums are exact. */
export type Satang = number & { readonly __satang: true }

/**
 * The amount of `count` satang.
 * @throws RangeError if `count` is no whole number
 */
export function satang(count: number): Satang {
  const plain = count + 0 // turns -0 into 0
  if (!isSatang(plain)) throw new RangeError(`Not a whole number of satang: ${count}`)
  return plain
}

function isSatang(count: number): count is Satang {
  return Number.isSafeInteger(count)
}

/**
 * The amount of `baht`.
 * @throws RangeError for more than two decimals, NaN and infinities
 */
export function satangFromBaht(baht: number): Satang {
  // baht * 100 is often not exact (1.15 * 100), so round, then compare.
  const rounded = Math.round(baht * 100)
  if (rounded / 100 !== baht) throw new RangeError(`Not an amount of baht: ${baht}`)
  return satang(rounded)
}

/** Converts to baht as sent over the wire, with at most two decimals. */
export function bahtFromSatang(amount: Satang): number {
  return amount / 100
}

/**
 * An amount as people write it: plain digits or well-formed groups of three, then at most two decimals. A
 * group of another size is rejected: 50,0000 must not be read as ten times the amount.
 */
const typedAmount =
  /^(?<whole>\d{1,3}(?:(?<group>[., '])\d{3})(?:\k<group>\d{3})*|\d+)(?:(?<decimal>[.,])(?<cents>\d{1,2}))?$/

/** The most digits of an amount in baht. */
const mostDigits = 9

/**
 * Reads a typed or pasted amount: both separators, spaces of any width, digits of any keyboard. `locale`
 * decides what one separator before three digits means. 1,250 is 1250 in English. In Romanian it has three
 * decimals, so it is no amount.
 *
 * @returns null for a text that is no amount
 */
export function parseBaht(text: string, locale: string): Satang | null {
  const { whole, group, decimal, cents = '' } = typedAmount.exec(withPlainMarks(text))?.groups ?? {}
  if (whole === undefined || (group !== undefined && group === decimal)) return null
  const digits = whole.replace(/\D/g, '')
  if (digits.length > mostDigits || (group !== undefined && digits.startsWith('0'))) return null
  const isOneGroup = decimal === undefined && digits.length === whole.length - 1
  if (isOneGroup && group === decimalSign(locale)) return null
  return satang(Number(digits) * 100 + Number(cents.padEnd(2, '0')))
}

/** Converts separators of other keyboards to the form that `typedAmount` matches. */
function withPlainMarks(text: string): string {
  return withPlainDigits(text)
    .replace(/[٫。]/g, '.')
    .replace(/、/g, ',')
    .replace(/[٬’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

function decimalSign(locale: string): string | undefined {
  return bahtFormat(locale)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value
}

/**
 * Formats the amount in baht with two decimals for `locale`, without a unit. U+2212 is the minus that is as
 * wide as the plus.
 */
export function formatBaht(amount: Satang, locale: string): string {
  return bahtFormat(locale).format(bahtFromSatang(amount)).replace('-', '\u2212')
}

const bahtFormats = new Map<string, Intl.NumberFormat>()

function bahtFormat(locale: string): Intl.NumberFormat {
  const known = bahtFormats.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  bahtFormats.set(locale, made)
  return made
}

/**
 * Converts digits of Thai, Lao, Khmer, Burmese, Arabic and full-width keyboards to 0 to 9, and signs to their
 * plain form. Removes invisible marks, such as the direction marks of copied text.
 */
export function withPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[๐-๙໐-໙០-៩၀-၉٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
}

/** An amount in satang, a hundredth of a baht: always a whole number, so sums are exact. */
export type Satang = number & { readonly __satang: unique symbol }

/** The amount of `count` satang. Throws a RangeError for what is no whole number. */
export function satang(count: number): Satang {
  const plain = count + 0 // turns -0 into 0
  if (!isSatang(plain)) throw new RangeError(`Not a whole number of satang: ${count}`)
  return plain
}

function isSatang(count: number): count is Satang {
  return Number.isSafeInteger(count)
}

/** The amount of `baht`. Throws a RangeError for more than two decimals, NaN and infinities. */
export function satangFromBaht(baht: number): Satang {
  // baht * 100 is often not the whole number it should be (1.15 * 100), so round, then look back.
  const rounded = Math.round(baht * 100)
  if (rounded / 100 !== baht) throw new RangeError(`Not an amount of baht: ${baht}`)
  return satang(rounded)
}

/** Baht as they stand on the wire, with at most two decimals. */
export function bahtFromSatang(amount: Satang): number {
  return amount / 100
}

/**
 * Amounts that a person may type: up to nine digits of baht, then up to two of satang. Commas stand
 * between thousands alone: 12,50 must not be read as 1250, nor 50,0000 as ten times what was meant.
 */
const typedAmount = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/

/** What a person typed, with thousands commas, spaces or the digits of their keyboard; null when it is no amount. */
export function parseBaht(text: string): Satang | null {
  const match = typedAmount.exec(withPlainDigits(text).replace(/\s/g, ''))
  if (match?.[1] === undefined) return null
  const baht = Number(match[1].replaceAll(',', ''))
  return satang(baht * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}

/** The amount in baht with two decimals, in the manner of `locale`, without a unit. U+2212 is the minus that is as wide as the plus. */
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
 * A text with the digits of any keyboard that our languages know – Thai, Arabic, or as wide as a Chinese
 * sign – as 0 to 9, its signs in their plain form, and without what nobody sees, such as the marks of
 * direction that come along when something is copied.
 */
export function withPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[๐-๙٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
}

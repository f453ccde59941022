import { type Satang, satang } from '#lib/money'

export interface Line {
  /** Whole number, never negative. */
  quantity: number
  /** Unit price. */
  price: Satang
}

export interface Charged {
  lines: readonly Line[]
  /** Hundredths of a percent: 725 is 7.25 %. At most 10,000. */
  discount: number
  /** Replaces the percentage. */
  discountAmount?: Satang | null
  tax: number
  shipping?: Satang
}

export interface Totals {
  subtotal: Satang
  /** The amount deducted; never more than the subtotal. */
  discount: Satang
  tax: Satang
  shipping: Satang
  total: Satang
}

/**
 * Calculates the sums in satang. Lines are exact: quantities and satang are whole numbers. Each percentage is
 * applied once, to a sum and not per line, and rounded to the nearest satang, halves up. Tax applies to the
 * amount after the discount. Shipping is added unchanged, because its price includes tax. So the total is
 * always subtotal − discount + tax + shipping, to the satang, as printed.
 */
export function totalsOf({
  lines,
  discount,
  discountAmount = null,
  tax,
  shipping = satang(0),
}: Charged): Totals {
  const subtotal = satang(lines.reduce((sum, line) => sum + lineSum(line), 0))
  const off = discountAmount ?? share(subtotal, discount)
  const net = satang(subtotal - off)
  const taxed = share(net, tax)
  return {
    subtotal,
    discount: off,
    tax: taxed,
    shipping,
    total: satang(net + taxed + shipping),
  }
}

export function lineSum({ quantity, price }: Line): Satang {
  return satang(quantity * price)
}

const whole = 10_000n

/**
 * `hundredths` of a percent of an amount that is not negative. Uses BigInt, because the product may exceed
 * safe integers.
 */
function share(amount: Satang, hundredths: number): Satang {
  return satang(Number((BigInt(amount) * BigInt(hundredths) + whole / 2n) / whole))
}

import { type Satang, satang } from '#lib/money'

export interface Line {
  /** Pieces: whole, never negative. */
  quantity: number
  /** Of one piece. */
  price: Satang
}

export interface Charged {
  lines: readonly Line[]
  /** Hundredths of a percent: 725 is 7.25 %. At most 10,000. */
  discount: number
  /** In place of the percentage. */
  discountAmount?: Satang | null
  tax: number
  shipping?: Satang
}

export interface Totals {
  subtotal: Satang
  /** What is taken off; never more than the subtotal. */
  discount: Satang
  tax: Satang
  shipping: Satang
  total: Satang
}

/**
 * Sums in satang. Lines are exact: pieces and satang are whole. Each percentage is taken once, of a
 * sum and not line by line, and rounded to the nearest satang, halves up; tax is taken of what the
 * discount leaves. Shipping is added as it is, its tax being in its price. So the total is always
 * subtotal − discount + tax + shipping, to the satang, as printed.
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

/** `hundredths` of a percent of an amount that is not negative. In big numbers: the product may leave the safe ones. */
function share(amount: Satang, hundredths: number): Satang {
  return satang(Number((BigInt(amount) * BigInt(hundredths) + whole / 2n) / whole))
}

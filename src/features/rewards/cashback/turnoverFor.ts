import { type Satang, satang } from '#lib/money'

/** The stakes that come with `amount`; the factor has one decimal and is applied as whole tenths. */
export function turnoverFor(amount: Satang, times: number): Satang {
  return satang(Math.ceil((amount * Math.round(times * 10)) / 10))
}

import { type Satang, satang } from '#lib/money'

/**
 * The stakes for which `amount` must be played through `times` times, rounded up to the satang. The factor
 * has one decimal, so it is applied as a whole number of tenths.
 */
export function turnoverOf(amount: Satang, times: number): Satang {
  return satang(Math.ceil((amount * Math.round(times * 10)) / 10))
}

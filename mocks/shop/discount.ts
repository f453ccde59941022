import { type Satang, satang } from '#lib/money'
import { randomBelow } from '../random'

const satangInBaht = 100

/** What a code is worth of `total` baht; never more than the total. */
export function discountOf(code: string, total: number): Satang {
  const most = Math.min(Math.floor(total * satangInBaht), Number.MAX_SAFE_INTEGER)
  if (most <= 0) return satang(0)
  switch (code) {
    case 'BERRY50':
      return anyBahtUpTo(Math.min(most, 49 * satangInBaht))
    case 'FLAT05':
      return satang(Math.min(most, 5 * satangInBaht))
    case 'SUB150':
      return satang(Math.min(most, 150 * satangInBaht))
    case 'UPTO200':
      return anyBahtUpTo(Math.min(most, 199 * satangInBaht))
    default:
      return satang(0)
  }
}

/** Whole baht, from 1 as far as `most` goes; where even that does not fit, all there is. */
function anyBahtUpTo(most: number): Satang {
  const whole = Math.floor(most / satangInBaht)
  return satang(whole < 1 ? most : (1 + randomBelow(whole)) * satangInBaht)
}

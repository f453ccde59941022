import { type Satang, satang } from '../../../lib/money'

/** The bonus is taken back, but never more than there is: credit does not become negative. */
export function forfeitOf(bonus: Satang, credit: Satang): Satang {
  return satang(Math.min(bonus, credit))
}

/** All kinds of payment request, so that a stored one is sent again before the page of its kind is opened. */
import { betPayment, loginLinkPayment } from '../games/games'
import { depositCancelPayment, depositPayment, depositSentPayment } from '../money/deposit'
import { withdrawPayment } from '../money/withdraw'
import { promotionCancelPayment, promotionPayment } from '../promotion/promotion'
import { limitConfirmPayment, limitPayment } from '../protection/limits'
import { cashbackPayment } from '../rewards/cashback'
import { codePayment } from '../rewards/code'
import { inviteClaimPayment } from '../rewards/invite'
import { spinPayment } from '../rewards/wheel'
import type { PaymentKind } from './paymentKind'

export const paymentKinds: readonly PaymentKind[] = [
  depositPayment,
  depositSentPayment,
  depositCancelPayment,
  withdrawPayment,
  promotionPayment,
  promotionCancelPayment,
  cashbackPayment,
  codePayment,
  inviteClaimPayment,
  spinPayment,
  loginLinkPayment,
  betPayment,
  limitPayment,
  limitConfirmPayment,
]

/** @returns the kind of the request stored under `name`: the kind's own name, or `kind-slot`. */
export function kindOf(name: string, kinds = paymentKinds): PaymentKind | undefined {
  const kindName = kinds.some((kind) => kind.name === name) ? name : name.replace(/-.*/, '')
  return kinds.find((kind) => kind.name === kindName)
}

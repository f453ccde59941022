/** The handlers of every order: all calls of a player that move money, claim value, open a game or protect. */
import type { HttpHandler } from 'msw/http'
import { passwordOrderSchema } from '#contract/account/password'
import { profileOrderSchema } from '#contract/account/player'
import { betOrderSchema, loginLinkOrderSchema } from '#contract/games/games'
import { supportOrderSchema } from '#contract/help/support'
import { pushOrderSchema } from '#contract/notifications/push'
import { cancelOrderSchema, receiveOrderSchema } from '#contract/promotion/promotion'
import {
  excludeOrderSchema,
  limitConfirmSchema,
  limitOrderSchema,
  realityOrderSchema,
} from '#contract/protection/limits'
import { providerRoutes } from '#contract/provider'
import { claimOrderSchema } from '#contract/rewards/cashback'
import { redeemOrderSchema } from '#contract/rewards/code'
import { spinOrderSchema } from '#contract/rewards/wheel'
import {
  depositOrderSchema,
  depositStepSchema,
  longestSlip,
  type SlipOrder,
  slipOrderSchema,
} from '#contract/wallet/deposit'
import { orderSchema } from '#contract/wallet/order'
import { withdrawOrderSchema } from '#contract/wallet/withdraw'
import { Refused } from '../../answer'
import { changePassword } from '../account/password'
import { updateProfile } from '../account/players'
import { applyDueDeposits } from '../applyDueEvents'
import {
  addSlip,
  cancelDeposit,
  checkSlip,
  placeDeposit,
  submitDeposit,
} from '../deposits/deposits'
import { openGame, placeBet } from '../games'
import { claimCommission } from '../invite'
import { takePushWish } from '../notifications'
import { cancelPromotion, receivePromotion } from '../promotion/receive'
import { blockPlayer, confirmLimit, orderLimit, setReality } from '../protection/protectionOrders'
import { claimCashback } from '../rewards/cashback'
import { redeemCode } from '../rewards/codes'
import { spinWheel } from '../rewards/spin'
import type { Routes } from '../routes'
import { answerDue, sendMessage } from '../support'
import { placeWithdrawal } from '../withdrawals/withdrawals'
import { type Answer, perform } from './orders'

/** Base64 writes three bytes in four characters; the rest of the order is short. */
const longestSlipOrder = Math.ceil(longestSlip / 3) * 4 + 4096

export function orderHandlers(routes: Routes): HttpHandler[] {
  return [...moneyRoutes(routes), ...playRoutes(routes), ...personRoutes(routes)]
}

function moneyRoutes(routes: Routes): HttpHandler[] {
  const at = providerRoutes
  return [
    routes.order(at.deposit, depositOrderSchema, async (order) => {
      await applyDueDeposits()
      return perform('deposit', order, placeDeposit)
    }),
    routes.order(at.depositSubmit, depositStepSchema, (order) =>
      perform('depositsubmit', order, submitDeposit),
    ),
    routes.order(at.depositCancel, depositStepSchema, (order) =>
      perform('depositcancel', order, cancelDeposit),
    ),
    // Twice as long as allowed, so that a slip that is a bit too long is refused by name (`slipsize`).
    routes.order(at.depositSlip, slipOrderSchema, sendSlip, 2 * longestSlipOrder),
    routes.order(at.withdraw, withdrawOrderSchema, (order) =>
      perform('withdraw', order, placeWithdrawal),
    ),
    routes.order(at.cashbackClaim, claimOrderSchema, (order) =>
      perform('cashbackclaim', order, claimCashback),
    ),
    routes.order(at.inviteClaim, orderSchema, (order) =>
      perform('inviteclaim', order, claimCommission),
    ),
  ]
}

function playRoutes(routes: Routes): HttpHandler[] {
  const at = providerRoutes
  return [
    routes.order(at.receivePromotion, receiveOrderSchema, (order) =>
      perform('receive', order, receivePromotion),
    ),
    routes.order(at.cancelPromotion, cancelOrderSchema, (order) =>
      perform('cancel', order, cancelPromotion),
    ),
    routes.order(at.redeemCode, redeemOrderSchema, (order) => perform('redeem', order, redeemCode)),
    routes.order(at.wheelSpin, spinOrderSchema, spinWheel),
    routes.order(at.loginLink, loginLinkOrderSchema, (order) =>
      perform('loginlink', order, openGame),
    ),
    routes.order(at.gameBet, betOrderSchema, (order) => perform('bet', order, placeBet)),
  ]
}

function personRoutes(routes: Routes): HttpHandler[] {
  const at = providerRoutes
  return [
    routes.order(at.limit, limitOrderSchema, (order) => perform('limit', order, orderLimit)),
    routes.order(at.limitConfirm, limitConfirmSchema, (order) =>
      perform('limitconfirm', order, confirmLimit),
    ),
    routes.order(at.exclude, excludeOrderSchema, (order) => perform('exclude', order, blockPlayer)),
    routes.order(at.reality, realityOrderSchema, (order) => perform('reality', order, setReality)),
    routes.order(at.changePassword, passwordOrderSchema, changePassword),
    routes.order(at.supportMessage, supportOrderSchema, async (order) => {
      await answerDue(order.userId)
      return perform('support', order, sendMessage)
    }),
    routes.order(at.push, pushOrderSchema, (order) => perform('push', order, takePushWish)),
    routes.order(at.updateProfile, profileOrderSchema, (order) =>
      perform('update', order, updateProfile),
    ),
  ]
}

/** The order is stored with the picture's hash instead of the picture. */
async function sendSlip(order: SlipOrder): Promise<Answer> {
  const { requestId, userId, depositId } = order
  const image = bytesOf(order.image)
  const slip = image === null || image.length > longestSlip ? null : await checkSlip(image)
  return perform(
    'depositslip',
    { requestId, userId, depositId },
    async (step) => {
      if (image !== null && image.length > longestSlip) throw new Refused('slipsize')
      if (slip === null) throw new Refused('sliptype')
      return addSlip(step, slip)
    },
    [depositId, slip?.sha256 ?? order.image.length],
  )
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return null // not base64
  }
}

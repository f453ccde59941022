import type { HttpHandler } from 'msw/http'
import {
  cancelReceivedSchema,
  estimateRequestSchema,
  promotionStatusSchema,
  savePromotionSchema,
} from '#contract/admin/promotions'
import { adminRequestSchema } from '#contract/admin/request'
import {
  cancelCashbackSchema,
  disableCodesSchema,
  generateCodesSchema,
} from '#contract/admin/rewards'
import { guardedActions } from '../guard/guardedActions'
import type { AdminRoutes } from '../routes'
import { cancelCashback, previewCashback, runCashback } from './cashback'
import { answerCodes, disableCodes, readCode } from './codes'
import { estimatePromotion } from './promotionEstimate'
import { answerPromotions, readPromotion } from './promotions'
import { answerReceived, cancelReceived } from './received'
import { answerCashbacks, answerSpins, readWheelBudget } from './rewards'

export function offerHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.list('promotions', ({ query }) => answerPromotions(query)),
    routes.list('received', ({ query }) => answerReceived(query)),
    routes.read('promotion', ({ id }) => readPromotion(id)),
    routes.own('promotionEstimate', estimateRequestSchema, ({ promotion }) =>
      estimatePromotion(promotion),
    ),
    routes.guarded(
      'savePromotion',
      savePromotionSchema,
      guardedActions.promotion,
      ({ PromotionID, version, promotion }) => ({ PromotionID, version, promotion }),
    ),
    routes.guarded(
      'setPromotionStatus',
      promotionStatusSchema,
      guardedActions.promotionStatus,
      ({ PromotionID, version, from, status }) => ({ PromotionID, version, from, status }),
    ),
    routes.request('cancelReceived', cancelReceivedSchema, cancelReceived),
    routes.list('codes', ({ staff, query }) => answerCodes(staff, query)),
    routes.read('code', ({ staff, id }) => readCode(staff, id)),
    routes.guarded('generateCodes', generateCodesSchema, guardedActions.codes, ({ batch }) => ({
      batch,
    })),
    routes.request('disableCodes', disableCodesSchema, disableCodes),
    routes.read('cashbackPreview', previewCashback),
    routes.request('runCashback', adminRequestSchema, runCashback),
    routes.request('cancelCashback', cancelCashbackSchema, cancelCashback),
    routes.list('cashbacks', ({ query }) => answerCashbacks(query)),
    routes.list('spins', ({ query }) => answerSpins(query)),
    routes.read('wheelBudget', readWheelBudget),
  ]
}

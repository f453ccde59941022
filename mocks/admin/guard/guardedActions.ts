/**
 * Every action that creates or releases credit, or loosens a control: its call, its limit, how it is weighed,
 * and what is executed after approval. `weigh` also returns what the second person reads.
 */
import type { GuardedKind } from '#contract/admin/guarded'
import { asksSelfForDeposit, decideDeposit, depositAsked, weighDeposit } from '../money/deposits'
import { adjust, adjustmentAsked, adjustmentKept, weighAdjustment } from '../money/ledger'
import {
  asksSelfForWithdrawal,
  decide,
  weighWithdrawal,
  withdrawalAsked,
} from '../money/withdrawalDecision'
import { codesAsked, codesKept, generateCodes, weighCodes } from '../offers/codes'
import {
  promotionAsked,
  promotionKept,
  promotionStatusAsked,
  savePromotion,
  setPromotionStatus,
  weighPromotion,
  weighPromotionStatus,
} from '../offers/promotions'
import {
  accessAsked,
  accountAsked,
  saveAdmin,
  setAdminStatus,
  weighAccess,
  weighAccount,
} from '../people/admins'
import { saveSetting, settingAsked, weighSetting } from '../site/saveSetting'
import { type Guarded, guardedAction } from './guard'

export const guardedActions = {
  adjustment: guardedAction('adjustment', {
    call: 'adjust',
    limit: 'adjustUpTo',
    schema: adjustmentAsked,
    kept: adjustmentKept,
    asksSelf: () => true,
    weigh: weighAdjustment,
    execute: adjust,
  }),
  deposit: guardedAction('deposit', {
    call: 'decideDeposit',
    limit: 'approveUpTo',
    schema: depositAsked,
    asksSelf: asksSelfForDeposit,
    weigh: weighDeposit,
    execute: decideDeposit,
  }),
  withdrawal: guardedAction('withdrawal', {
    call: 'decideWithdrawal',
    limit: 'approveUpTo',
    schema: withdrawalAsked,
    asksSelf: asksSelfForWithdrawal,
    weigh: weighWithdrawal,
    execute: decide,
  }),
  codes: guardedAction('codes', {
    call: 'generateCodes',
    limit: 'adjustUpTo',
    schema: codesAsked,
    kept: codesKept,
    weigh: weighCodes,
    execute: generateCodes,
    waiting: () => ({ batchId: null, codes: [] }),
  }),
  promotion: guardedAction('promotion', {
    call: 'savePromotion',
    limit: 'adjustUpTo',
    schema: promotionAsked,
    kept: promotionKept,
    weigh: weighPromotion,
    execute: savePromotion,
    waiting: ({ PromotionID, version }) => ({ PromotionID, version }),
  }),
  promotionStatus: guardedAction('promotionStatus', {
    call: 'setPromotionStatus',
    limit: 'adjustUpTo',
    schema: promotionStatusAsked,
    weigh: weighPromotionStatus,
    execute: setPromotionStatus,
    waiting: ({ PromotionID, version }) => ({ PromotionID, version }),
  }),
  /** For both calls that save settings. */
  setting: guardedAction('setting', {
    call: 'saveSetting',
    limit: null,
    schema: settingAsked,
    weigh: weighSetting,
    execute: saveSetting,
    waiting: ({ version }) => ({ version }),
  }),
  account: guardedAction('account', {
    call: 'saveAdmin',
    limit: null,
    schema: accountAsked,
    asksSelf: () => true,
    weigh: weighAccount,
    execute: saveAdmin,
  }),
  access: guardedAction('access', {
    call: 'setAdminStatus',
    limit: null,
    schema: accessAsked,
    weigh: weighAccess,
    execute: setAdminStatus,
  }),
} as const satisfies Record<GuardedKind, Pick<Guarded<never>, 'call' | 'limit' | 'approve'>>

import { promotionCost } from '#contract/admin/guarded'
import type { AdminPromotion, PromotionDraft } from '#contract/admin/promotions'
import { bahtFromSatang } from '#lib/money'
import { isoOf } from '#lib/time'
import type { FormWeight } from '../guard/useGuard'

/** Used in the address instead of an id. */
export const newPromotion = 'new'

/** Initial values of a new promotion, with the usual terms. */
export const emptyPromotion: PromotionDraft = {
  PromotionName: '',
  PromotionDetail: '',
  PromotionImage: null,
  PromotionType: 'deposit',
  bonusMode: 'percent',
  bonusPercent: 10,
  bonusFixed: 0,
  bonusMax: 200,
  minDeposit: 100,
  turnoverX: 5,
  turnoverBase: 'deposit+bonus',
  maxWithdraw: 0,
  expireDays: 30,
  perUser: 0,
  perDay: 1,
  quota: 0,
  startAt: null,
  endAt: null,
  weekdays: null,
  hours: null,
  audience: 'all',
  sort: 100,
}

/** The editable part of a promotion, in wire format. */
export function draftOf(row: AdminPromotion): PromotionDraft {
  return {
    PromotionName: row.PromotionName,
    PromotionDetail: row.PromotionDetail,
    PromotionImage: row.PromotionImage,
    PromotionType: row.PromotionType,
    bonusMode: row.bonusMode,
    bonusPercent: row.bonusPercent,
    bonusFixed: bahtFromSatang(row.bonusFixed),
    bonusMax: bahtFromSatang(row.bonusMax),
    minDeposit: bahtFromSatang(row.minDeposit),
    turnoverX: row.turnoverX,
    turnoverBase: row.turnoverBase,
    maxWithdraw: bahtFromSatang(row.maxWithdraw),
    expireDays: row.expireDays,
    perUser: row.perUser,
    perDay: row.perDay,
    quota: row.quota,
    startAt: row.startAt === null ? null : isoOf(row.startAt),
    endAt: row.endAt === null ? null : isoOf(row.endAt),
    weekdays: row.weekdays,
    hours: row.hours,
    audience: row.audience,
    sort: row.sort,
  }
}

/** Possible cost once players can claim it; null while a field is empty. */
export function weightOfPromotion(draft: PromotionDraft): FormWeight | null {
  const cost = promotionCost(draft)
  const satang = cost === null ? null : Math.round(cost * 100)
  if (Number.isNaN(satang)) return null
  return { limit: 'adjustUpTo', pool: 'promotion', cost: satang }
}

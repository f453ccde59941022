/** Cashback: GET /setting/cashback, GET /userbalance/cashback/{id}, POST /userbalance/cashbackclaim. */
import * as v from 'valibot'
import { clockTimeOnWire } from '../site/setting'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe, orderEntries } from '../wire'

export const cashbackSettingSchema = v.object({
  enabled: v.boolean(),
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  period: v.picklist(['daily', 'weekly']),
  /** When a period ends, Bangkok time; weekly ones end on Mondays. */
  cutoff: clockTimeOnWire,
  minLoss: bahtOnWire,
  maxAmount: bahtOnWire,
  turnoverX: v.pipe(v.number(), v.minValue(0)),
  /** Days in which it must be claimed. */
  claimDays: countOnWire,
})

export type CashbackSetting = v.InferOutput<typeof cashbackSettingSchema>

export const cashbackStatuses = [
  'open',
  'claimable',
  'none',
  'claimed',
  'expired',
  'cancelled',
] as const

export type CashbackStatus = (typeof cashbackStatuses)[number]

/** One period: `loss = max(0, open + deposit + bonus − withdraw − close)`. */
export const cashbackSchema = v.object({
  cashbackId: idOnWire,
  periodStart: instantOnWire,
  periodEnd: instantOnWire,
  /** Credit at the beginning and at the end; of the running period, now. */
  open: bahtOnWire,
  close: bahtOnWire,
  deposit: bahtOnWire,
  bonus: bahtOnWire,
  withdraw: bahtOnWire,
  loss: bahtOnWire,
  percent: v.number(),
  amount: bahtOnWire,
  /** `open`: the period runs, and `amount` is an estimate. */
  status: v.picklist(cashbackStatuses),
  claimUntil: maybe(instantOnWire),
  claimedAt: maybe(instantOnWire),
})

export type Cashback = v.InferOutput<typeof cashbackSchema>

/** Newest first; the first one is the running period. Empty for who may not see any. */
export const cashbacksSchema = v.array(cashbackSchema)

export const claimOrderSchema = v.object({ ...orderEntries, cashbackId: idOnWire })

export type ClaimOrder = v.InferOutput<typeof claimOrderSchema>

/** Credit codes, cashback, the wheel and invitations as staff see and edit them. */
import * as v from 'valibot'
import { cashbackSchema, spinSchema } from '../rewards/rewards'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe } from '../wire'
import {
  amount,
  amountAboveZero,
  areDifferent,
  choice,
  clockTime,
  color,
  factor,
  isSpan,
  momentOrNull,
  percent,
  requiredText,
  whole,
} from './fields'
import { adminRequestSchema, reasonText } from './request'

const ofPlayer = { userId: v.string(), username: v.string(), name: v.string() }

/** `waiting`: not valid yet. `redeemed`: as often as allowed. */
export const codeStates = ['new', 'waiting', 'redeemed', 'expired', 'disabled'] as const

export const adminCodeSchema = v.object({
  codeId: idOnWire,
  /** Masked for staff who may not hand out codes. */
  code: v.string(),
  batchId: v.string(),
  batchName: v.string(),
  amount: bahtOnWire,
  turnoverX: v.number(),
  maxRedeem: countOnWire,
  redeemed: countOnWire,
  audience: v.union([v.picklist(['all', 'new']), v.array(v.string())]),
  startAt: maybe(instantOnWire),
  expireAt: maybe(instantOnWire),
  state: v.picklist(codeStates),
  createdBy: v.string(),
  createdAt: maybe(instantOnWire),
})

export type AdminCode = v.InferOutput<typeof adminCodeSchema>

/** One code with its redemptions. */
export const adminCodeDetailSchema = v.object({
  ...adminCodeSchema.entries,
  redemptions: v.array(v.object({ ...ofPlayer, createdAt: instantOnWire })),
})

/** Characters of a code after its prefix. */
export const codeLengths = [8, 9, 10, 11, 12] as const

export const mostCodes = 1000

export const codeBatchSchema = v.pipe(
  v.object({
    batchName: requiredText(60),
    count: whole(1, mostCodes),
    prefix: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{0,10}$/, 'prefix')),
    length: v.picklist(codeLengths, 'choice'),
    amount: amountAboveZero,
    turnoverX: factor,
    maxRedeem: whole(1, 100_000),
    audience: v.union(
      [v.picklist(['all', 'new']), v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(500))],
      'audience',
    ),
    startAt: momentOrNull,
    expireAt: momentOrNull,
  }),
  v.forward(
    v.check(({ startAt, expireAt }) => isSpan({ startAt, endAt: expireAt }), 'order'),
    ['expireAt'],
  ),
)

export type CodeBatch = v.InferInput<typeof codeBatchSchema>

export const generateCodesSchema = v.object({
  ...adminRequestSchema.entries,
  batch: codeBatchSchema,
})

/** All codes of a batch, to be handed out; empty while the batch waits for a second person. */
export const generatedCodesSchema = v.object({
  requestId: v.string(),
  batchId: maybe(v.string()),
  codes: v.array(v.string()),
  approvalId: maybe(v.string()),
})

/** Disables one code, or all codes of a batch. */
export const disableCodesSchema = v.pipe(
  v.object({
    ...adminRequestSchema.entries,
    codeId: v.optional(v.string()),
    batchId: v.optional(v.string()),
    reason: reasonText,
  }),
  v.check(({ codeId, batchId }) => (codeId === undefined) !== (batchId === undefined), 'required'),
)

export const disabledCodesSchema = v.object({ requestId: v.string(), disabled: countOnWire })

export const adminCashbackSchema = v.object({ ...cashbackSchema.entries, ...ofPlayer })

export type AdminCashback = v.InferOutput<typeof adminCashbackSchema>

const {
  seed: _,
  seedHash: __,
  clientSeed: ___,
  weights: ____,
  code: _____,
  codeUse: ______,
  ...spin
} = spinSchema.entries

export const adminSpinSchema = v.object({ ...spin, ...ofPlayer, day: v.string() })

export type AdminSpin = v.InferOutput<typeof adminSpinSchema>

export const wheelBudgetSchema = v.object({
  given: bahtOnWire,
  dailyBudget: bahtOnWire,
  /** True if the rest may not cover the highest prize, so that no player can spin. */
  isGone: v.boolean(),
})

export type WheelBudget = v.InferOutput<typeof wheelBudgetSchema>

const segmentDraftSchema = v.pipe(
  v.object({
    segmentId: v.pipe(v.string('required'), v.regex(/^[\w-]{1,20}$/, 'required')),
    label: requiredText(40),
    prizeType: choice(['credit', 'point', 'code', 'none']),
    amount,
    points: whole(0, 10_000),
    weight: whole(0, 1_000_000),
    color,
  }),
  v.forward(
    v.check(
      ({ prizeType, amount }) => (prizeType === 'credit' || prizeType === 'code') === amount > 0,
      'prize',
    ),
    ['amount'],
  ),
  v.forward(
    v.check(({ prizeType, points }) => (prizeType === 'point') === points > 0, 'prize'),
    ['points'],
  ),
)

export const wheelDraftSchema = v.pipe(
  v.object({
    enabled: v.boolean(),
    pointPerSpin: whole(0, 10_000),
    /** Zero means no limit. */
    spinPerDay: whole(0, 1000),
    resetAt: clockTime,
    /** Most that all players together may win per day. */
    dailyBudget: amount,
    segments: v.pipe(
      v.array(segmentDraftSchema),
      v.minLength(2, 'segments'),
      v.maxLength(24, 'segments'),
    ),
  }),
  v.forward(
    v.check(
      ({ segments }) => areDifferent(segments.map(({ segmentId }) => segmentId)),
      'duplicate',
    ),
    ['segments'],
  ),
  v.forward(
    v.check(({ segments }) => segments.some(({ weight }) => weight > 0), 'weights'),
    ['segments'],
  ),
  // A lower budget would never cover the highest prize, so no player could spin.
  v.forward(
    v.check(
      ({ segments, dailyBudget }) =>
        segments.every(({ weight, amount }) => weight === 0 || amount <= dailyBudget),
      'budget',
    ),
    ['dailyBudget'],
  ),
)

export type WheelDraft = v.InferInput<typeof wheelDraftSchema>

/** Average cost of a spin in satang: credit and codes. Points have no value of their own. */
export function expectedCost(
  segments: readonly { weight: number; amount: number; prizeType: string }[],
): number {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  return segments.reduce((sum, { weight, amount }) => sum + weight * amount, 0) / total
}

export const cashbackDraftSchema = v.pipe(
  v.object({
    enabled: v.boolean(),
    percent: percent(),
    period: choice(['daily', 'weekly']),
    cutoff: clockTime,
    minLoss: amount,
    maxAmount: amount,
    turnoverX: factor,
    claimDays: whole(1, 30),
  }),
  v.forward(
    v.check(({ enabled, percent }) => !enabled || percent > 0, 'aboveZero'),
    ['percent'],
  ),
  v.forward(
    v.check(({ enabled, maxAmount }) => !enabled || maxAmount > 0, 'aboveZero'),
    ['maxAmount'],
  ),
)

export const inviteDraftSchema = v.object({
  enabled: v.boolean(),
  /** Direct friends only: this provider pays nothing for friends of friends. */
  levels: v.pipe(
    v.array(v.object({ level: v.literal(1, 'choice'), percent: percent(50) })),
    v.length(1, 'choice'),
  ),
  base: v.literal('deposit', 'choice'),
  qualifyDeposit: amount,
  minClaim: amount,
  attributionDays: whole(1, 365),
})

export const cashbackPreviewSchema = v.object({
  periodStart: instantOnWire,
  periodEnd: instantOnWire,
  /** Players who would get cashback if the period ended now, and the totals. */
  players: countOnWire,
  loss: bahtOnWire,
  amount: bahtOnWire,
})

export type CashbackPreview = v.InferOutput<typeof cashbackPreviewSchema>

/** Number of computed player periods, and the amount that can be claimed from them. */
export const cashbackRunSchema = v.object({ computed: countOnWire, amount: bahtOnWire })

export const cancelCashbackSchema = v.object({
  ...adminRequestSchema.entries,
  cashbackId: v.string(),
  reason: reasonText,
})

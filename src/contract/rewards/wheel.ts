/** The wheel: GET /setting/wheel, GET /userbalance/wheelpoint/{id}, POST and GET /userbalance/wheelspin. */
import * as v from 'valibot'
import { clockTimeOnWire } from '../site/setting'
import { orderEntries } from '../wallet/order'
import { bahtOnWire, colorOnWire, countOnWire, idOnWire, instantOnWire, maybe } from '../wire'

export const wheelSegmentSchema = v.object({
  segmentId: idOnWire,
  label: v.string(),
  prizeType: v.picklist(['credit', 'point', 'code', 'none']),
  /** The prize where it is credit. */
  amount: v.optional(bahtOnWire, 0),
  /** The prize where it is points. */
  points: v.optional(countOnWire, 0),
  /** Its share of the draws is `weight` of the sum of all; zero is never drawn. */
  weight: countOnWire,
  color: v.optional(colorOnWire, null),
})

export type WheelSegment = v.InferOutput<typeof wheelSegmentSchema>

export const wheelSettingSchema = v.object({
  version: countOnWire,
  enabled: v.boolean(),
  pointPerSpin: countOnWire,
  /** Zero means no limit. */
  spinPerDay: countOnWire,
  /** When a new day of spins begins, Bangkok time. */
  resetAt: clockTimeOnWire,
  /** Today's prizes are given out: no spin until tomorrow. */
  budgetGone: v.optional(v.boolean(), false),
  segments: v.array(wheelSegmentSchema),
})

export type WheelSetting = v.InferOutput<typeof wheelSettingSchema>

/** A hash or seed: 32 bytes in hexadecimal. */
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

export const wheelPointSchema = v.object({
  userId: idOnWire,
  point: countOnWire,
  spinsToday: countOnWire,
  /** SHA-256 of the seed that will decide the next spin: shown before, so that it cannot be changed. */
  nextSeedHash: hex,
  /** The newest thirty. */
  rows: v.array(
    v.object({
      rowId: idOnWire,
      /** Negative when points were spent. */
      point: v.pipe(v.number(), v.safeInteger()),
      type: v.picklist(['deposit', 'spin', 'prize', 'gift', 'expire']),
      createdAt: instantOnWire,
    }),
  ),
})

export type WheelPoint = v.InferOutput<typeof wheelPointSchema>

export const spinOrderSchema = v.object({
  ...orderEntries,
  /** The player's own share of the draw. */
  clientSeed: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** The hash that was shown; refused with `wheelchanged` when it is not the next one any more. */
  seedHash: hex,
})

export type SpinOrder = v.InferOutput<typeof spinOrderSchema>

/** A draw, with all that is needed to draw it again; see `wheelDraw.ts`. */
export const spinSchema = v.object({
  spinId: idOnWire,
  version: countOnWire,
  segmentId: idOnWire,
  label: v.string(),
  prizeType: wheelSegmentSchema.entries.prizeType,
  amount: v.optional(bahtOnWire, 0),
  points: v.optional(countOnWire, 0),
  /** The credit code that was won. */
  code: maybe(v.string()),
  status: v.picklist(['granted', 'pending']),
  seedHash: hex,
  seed: hex,
  clientSeed: v.string(),
  /** The wheel as it was, in its order. */
  weights: v.array(v.object({ segmentId: idOnWire, weight: countOnWire })),
  createdAt: instantOnWire,
})

export type Spin = v.InferOutput<typeof spinSchema>

/** What POST answers: the draw, and the hash for the next. */
export const spinAnswerSchema = v.object({
  ...spinSchema.entries,
  nextSeedHash: hex,
  pointsLeft: countOnWire,
})

export type SpinAnswer = v.InferOutput<typeof spinAnswerSchema>

/** Newest first. */
export const spinsSchema = v.array(spinSchema)

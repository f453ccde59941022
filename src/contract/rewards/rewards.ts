/** Rewards beside deposits and promotions: cashback, credit codes and the wheel. */
import * as v from 'valibot'
import {
  bahtOnWire,
  clockTimeOnWire,
  colorOnWire,
  countOnWire,
  idOnWire,
  instantOnWire,
  maybe,
  requestEntries,
} from '../wire'

/** Cashback: GET /setting/cashback, GET /userbalance/cashback/{id}, POST /userbalance/cashbackclaim. */
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

/** One period: `loss = max(0, staked − won)`, only from own money, by the time of each bet. */
export const cashbackSchema = v.object({
  cashbackId: idOnWire,
  periodStart: instantOnWire,
  periodEnd: instantOnWire,
  /** Own money staked, and the winnings of these bets; null in a period under the earlier rule. */
  staked: maybe(bahtOnWire),
  won: maybe(bahtOnWire),
  loss: bahtOnWire,
  percent: v.number(),
  amount: bahtOnWire,
  /** Turnover factor in force at the end of the period; if left out, the current setting applies. */
  turnoverX: v.optional(v.number()),
  /** `open`: the period runs, and `amount` is an estimate. */
  status: v.picklist(cashbackStatuses),
  claimUntil: maybe(instantOnWire),
  claimedAt: maybe(instantOnWire),
})

export type Cashback = v.InferOutput<typeof cashbackSchema>

/** Newest first; the first one is the running period. Empty for players who may not see any. */
export const cashbacksSchema = v.array(cashbackSchema)

export const claimRequestSchema = v.object({ ...requestEntries, cashbackId: idOnWire })

export type ClaimRequest = v.InferOutput<typeof claimRequestSchema>

/** Longest code as sent, in characters; no issued code is longer. */
export const longestCode = 64

/** Credit codes: POST /creditcode/redeem, GET /creditcode/history/{userId}. */
export const redeemRequestSchema = v.object({
  ...requestEntries,
  /** In any spelling; see {@link normalizeCode}. */
  code: v.pipe(v.string(), v.maxLength(longestCode)),
})

export type RedeemRequest = v.InferOutput<typeof redeemRequestSchema>

export const redemptionSchema = v.object({
  redeemId: idOnWire,
  code: v.string(),
  amount: bahtOnWire,
  /** Turnover required for it; zero for none. */
  turnoverRequired: v.optional(bahtOnWire, 0),
  createdAt: instantOnWire,
})

export type Redemption = v.InferOutput<typeof redemptionSchema>

export const redemptionsSchema = v.array(redemptionSchema)

/** Normalises a code: capitals without spaces and dashes, and no letter that looks like a digit. */
export function normalizeCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

/**
 * The wheel: its calls, and the draw of a spin, the same for the provider and for the player who verifies it.
 */
const wheelSegmentSchema = v.object({
  segmentId: idOnWire,
  label: v.string(),
  prizeType: v.picklist(['credit', 'point', 'code', 'none']),
  /** The prize for `credit` and `code`. */
  amount: v.optional(bahtOnWire, 0),
  /** The prize for `point`. */
  points: v.optional(countOnWire, 0),
  /** Share of the draws: `weight` divided by the sum of all weights; zero is never drawn. */
  weight: countOnWire,
  color: v.optional(colorOnWire, null),
})

export type WheelSegment = v.InferOutput<typeof wheelSegmentSchema>

export const wheelSettingSchema = v.object({
  version: countOnWire,
  enabled: v.boolean(),
  pointPerSpin: countOnWire,
  /** Amount of a deposit that must be played for one point; null if the provider does not say. */
  playedPerPoint: maybe(bahtOnWire),
  /** Zero means no limit. */
  spinPerDay: countOnWire,
  /** When a new day of spins begins, Bangkok time. */
  resetAt: clockTimeOnWire,
  /** Today's prize budget is used up: no spin until tomorrow. */
  budgetGone: v.optional(v.boolean(), false),
  /** Terms of every won code; null if the provider does not say. */
  codeRule: maybe(
    v.object({ validDays: countOnWire, turnoverX: v.pipe(v.number(), v.minValue(0)) }),
  ),
  segments: v.array(wheelSegmentSchema),
})

export type WheelSetting = v.InferOutput<typeof wheelSettingSchema>

/** A hash or seed: 32 bytes in hexadecimal. */
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

export const wheelPointSchema = v.object({
  userId: idOnWire,
  point: countOnWire,
  spinsToday: countOnWire,
  /** SHA-256 of the seed of the next spin: shown in advance, so that the seed cannot be changed. */
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

export const spinRequestSchema = v.object({
  ...requestEntries,
  /** The player's own contribution to the draw. */
  clientSeed: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** Hash that was shown; rejected with `wheelchanged` if it is no longer the next one. */
  seedHash: hex,
  /** Version of the wheel whose chances were shown; rejected in the same way if it is outdated. */
  version: v.optional(countOnWire),
})

export type SpinRequest = v.InferOutput<typeof spinRequestSchema>

/** A draw with everything needed to repeat it; see {@link drawSegment}. */
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
  /** Current state of that code; null if the provider does not say. */
  codeUse: maybe(
    v.object({
      status: v.picklist(['usable', 'used', 'expired', 'disabled']),
      until: maybe(instantOnWire),
    }),
  ),
  status: v.picklist(['granted', 'pending']),
  seedHash: hex,
  seed: hex,
  clientSeed: v.string(),
  /** The wheel at the time of the draw, in its order. */
  weights: v.array(v.object({ segmentId: idOnWire, weight: countOnWire })),
  createdAt: instantOnWire,
})

export type Spin = v.InferOutput<typeof spinSchema>

/** Answer of POST: the draw, and the hash for the next one. */
export const spinAnswerSchema = v.object({
  ...spinSchema.entries,
  nextSeedHash: hex,
  pointsLeft: countOnWire,
})

export type SpinAnswer = v.InferOutput<typeof spinAnswerSchema>

/** Newest first. */
export const spinsSchema = v.array(spinSchema)

interface Weighted {
  readonly segmentId: string
  readonly weight: number
}

/** @returns the SHA-256 of a text, in hexadecimal */
export async function sha256(text: string): Promise<string> {
  const bytes = await digest(text)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Draws a segment from `seed` and `clientSeed`. SHA-256 of both and a counter gives a number of 32 bits.
 * Numbers above the last whole multiple of the sum of weights are drawn again, so that every weight gets
 * exactly its share.
 *
 * @throws a RangeError if the sum of weights is zero or above 2^32
 */
export async function drawSegment(
  seed: string,
  clientSeed: string,
  segments: readonly Weighted[],
): Promise<string> {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  if (total <= 0 || total > 2 ** 32) throw new RangeError('The weights allow no draw')
  const limit = 2 ** 32 - (2 ** 32 % total)
  for (let counter = 0; ; counter++) {
    const bytes = await digest(`${seed}:${clientSeed}:${counter}`)
    const drawn = new DataView(bytes.buffer).getUint32(0)
    if (drawn < limit) return segmentAt(drawn % total, segments)
  }
}

/** @returns the segment at `place` when all lie side by side, each as wide as its weight */
export function segmentAt(place: number, segments: readonly Weighted[]): string {
  let end = 0
  for (const { segmentId, weight } of segments) {
    end += weight
    if (place < end) return segmentId
  }
  throw new RangeError(`No segment at ${place}`)
}

async function digest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

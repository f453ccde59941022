/**
 * The robot check's calls: a declared extra of `/api`. The puzzle is ALTCHA's (version 2, SHA-256):
 * the browser looks for the number that, hashed behind the salt and the nonce, starts with the key prefix.
 */
import * as v from 'valibot'

const hex = (longest: number) =>
  v.pipe(v.string(), v.regex(/^([0-9a-f]{2})+$/), v.maxLength(longest))

export const captchaChallengeSchema = v.object({
  parameters: v.object({
    algorithm: v.literal('SHA-256'),
    nonce: hex(64),
    salt: hex(64),
    /** How often each number is hashed. */
    cost: v.literal(1),
    /** Bytes of a hash that count. */
    keyLength: v.literal(32),
    /** What the right number's hash starts with. */
    keyPrefix: hex(64),
    /** Seconds since 1970, by the clock of whoever set the puzzle. */
    expiresAt: v.pipe(v.number(), v.safeInteger()),
  }),
  /** Says that the parameters were not made up. */
  signature: hex(64),
})

export type CaptchaChallenge = v.InferOutput<typeof captchaChallengeSchema>

/** A solved puzzle: good for one submission. */
export const captchaProofSchema = v.object({
  challenge: captchaChallengeSchema,
  solution: v.object({
    counter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)),
  }),
})

export type CaptchaProof = v.InferOutput<typeof captchaProofSchema>

/** Why a proof does not count: made up or not solved, too late, or seen before. */
export const captchaReasons = ['wrong', 'expired', 'used'] as const

export const captchaAnswerSchema = v.object({
  verified: v.boolean(),
  reason: v.nullable(v.picklist(captchaReasons)),
})

export type CaptchaAnswer = v.InferOutput<typeof captchaAnswerSchema>

/** How long a proof is good for, in seconds. */
export const captchaLife = { usual: 300, shortest: 1, longest: 600 } as const

export const captchaPaths = {
  /** GET → a challenge; `?seconds=5` makes it one that soon expires. */
  challenge: '/api/captcha/challenge',
  /** POST a proof → {verified, reason}. Uses the proof up. */
  verify: '/api/captcha/verify',
} as const

/**
 * Calls of the robot check, a declared extension of `/api`. The puzzle is ALTCHA's (version 2, SHA-256): the
 * browser searches for the number whose hash, after the salt and the nonce, starts with the key prefix.
 */
import * as v from 'valibot'

const hex = (longest: number) =>
  v.pipe(v.string(), v.regex(/^([0-9a-f]{2})+$/), v.maxLength(longest))

export const captchaChallengeSchema = v.object({
  parameters: v.object({
    algorithm: v.literal('SHA-256'),
    nonce: hex(64),
    salt: hex(64),
    /** Hash rounds per number. */
    cost: v.literal(1),
    /** Length of the hash in bytes. */
    keyLength: v.literal(32),
    /** Start of the right number's hash. */
    keyPrefix: hex(64),
    /** Seconds since 1970, by the clock of the server that created the puzzle. */
    expiresAt: v.pipe(v.number(), v.safeInteger()),
  }),
  /** Proves that the server created the parameters. */
  signature: hex(64),
})

export type CaptchaChallenge = v.InferOutput<typeof captchaChallengeSchema>

/** A solved puzzle, valid for one submission. */
export const captchaProofSchema = v.object({
  challenge: captchaChallengeSchema,
  solution: v.object({
    counter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)),
  }),
})

export type CaptchaProof = v.InferOutput<typeof captchaProofSchema>

/** Why a proof is rejected: forged or not solved, too late, or already used. */
export const captchaReasons = ['wrong', 'expired', 'used'] as const

export const captchaAnswerSchema = v.object({
  verified: v.boolean(),
  reason: v.nullable(v.picklist(captchaReasons)),
})

export type CaptchaAnswer = v.InferOutput<typeof captchaAnswerSchema>

/** Lifetime of a puzzle, in seconds. */
export const captchaLife = { usual: 300, shortest: 1, longest: 600 } as const

export const captchaPaths = {
  /** GET → a challenge; `?seconds=5` makes it expire soon. */
  challenge: '/api/captcha/challenge',
  /** POST a proof → {verified, reason}. The proof cannot be used again. */
  verify: '/api/captcha/verify',
} as const

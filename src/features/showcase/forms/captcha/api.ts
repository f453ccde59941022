import * as v from 'valibot'
import { request } from '#api/client/request'
import {
  type CaptchaAnswer,
  type CaptchaChallenge,
  type CaptchaProof,
  captchaAnswerSchema,
  captchaChallengeSchema,
  captchaLife,
  captchaPaths,
} from '#contract/captcha/captcha'

/**
 * Fetches a puzzle whose solution is valid for `seconds`.
 * @throws a {@link Failure}, like `request`
 */
export async function fetchChallenge(
  seconds: number = captchaLife.usual,
  signal?: AbortSignal,
): Promise<CaptchaChallenge> {
  const path = `${captchaPaths.challenge}?seconds=${seconds}`
  return v.parse(captchaChallengeSchema, await request(path, signal ? { signal } : {}))
}

/** @returns whether the proof is valid; each proof can be used once */
export async function verifyProof(proof: CaptchaProof): Promise<CaptchaAnswer> {
  const answer = await request(captchaPaths.verify, { method: 'POST', body: proof })
  return v.parse(captchaAnswerSchema, answer)
}

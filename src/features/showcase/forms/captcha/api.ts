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

/** A puzzle whose solution is good for `seconds`. Rejects with a {@link Failure}, as `request` does. */
export async function fetchChallenge(
  seconds: number = captchaLife.usual,
  signal?: AbortSignal,
): Promise<CaptchaChallenge> {
  const path = `${captchaPaths.challenge}?seconds=${seconds}`
  return v.parse(captchaChallengeSchema, await request(path, signal ? { signal } : {}))
}

/** Whether the proof counts. It does so once. */
export async function verifyProof(proof: CaptchaProof): Promise<CaptchaAnswer> {
  const answer = await request(captchaPaths.verify, { method: 'POST', body: proof })
  return v.parse(captchaAnswerSchema, answer)
}

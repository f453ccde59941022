import { type HttpHandler, http } from 'msw/http'
import {
  type CaptchaAnswer,
  type CaptchaProof,
  captchaLife,
  captchaPaths,
  captchaProofSchema,
} from '#contract/captcha/captcha'
import { answered, refuse } from '../answer'
import { readBody } from '../body'
import { now } from '../clock'
import type { MockConfig } from '../config'
import { captchaDatabase } from './database'
import { isSolved, setPuzzle } from './puzzle'
import { isSigned } from './signature'

export function captchaHandlers({ apiOrigin }: MockConfig): HttpHandler[] {
  return [
    http.get(apiOrigin + captchaPaths.challenge, ({ request }) =>
      answered(async () => {
        const asked = new URL(request.url).searchParams.get('seconds')
        const seconds = asked === null ? captchaLife.usual : Number(asked)
        const { shortest, longest } = captchaLife
        if (!Number.isInteger(seconds) || seconds < shortest || seconds > longest) {
          return refuse(400, `seconds: ${shortest} to ${longest}`)
        }
        return Response.json(await setPuzzle(seconds))
      }),
    ),
    http.post(apiOrigin + captchaPaths.verify, ({ request }) =>
      answered(async () => {
        const body = await readBody(request, captchaProofSchema)
        if ('problem' in body) return refuse(body.status, body.problem)
        const reason = await problemOf(body.value)
        return Response.json({ verified: reason === null, reason } satisfies CaptchaAnswer)
      }),
    ),
  ]
}

async function problemOf(proof: CaptchaProof): Promise<CaptchaAnswer['reason']> {
  const { parameters, signature } = proof.challenge
  if (!(await isSigned(proof.challenge)) || !(await isSolved(proof))) return 'wrong'
  const second = Math.floor(now() / 1000)
  if (parameters.expiresAt <= second) return 'expired'
  const { used } = captchaDatabase
  // Of two calls at once the first one's transaction wins.
  return captchaDatabase.carryOut(() =>
    captchaDatabase.transaction('rw', used, async () => {
      await used.where('expiresAt').belowOrEqual(second).delete()
      if (await used.get(signature)) return 'used'
      await used.add({ signature, expiresAt: parameters.expiresAt })
      return null
    }),
  )
}

import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type CaptchaChallenge,
  type CaptchaProof,
  captchaAnswerSchema,
  captchaChallengeSchema,
} from '#contract/captcha/captcha'
import { setClock } from '#mocks/clock'
import { createNetwork } from '#mocks/network'
import * as fc from '../../properties'

const origin = 'https://member.example'
const network = createNetwork({
  apiOrigin: origin,
  providerOrigin: 'https://provider.invalid',
  transferBankSegment: 'secretpart',
  mocked: true,
  accountDelayMs: 0,
  loadFile: async () => new Response(null, { status: 404 }),
})

const ask = (query = '') => network.respond(new Request(`${origin}/api/captcha/challenge${query}`))

async function challenge(query = ''): Promise<CaptchaChallenge> {
  return v.parse(captchaChallengeSchema, await (await ask(query)).json())
}

function send(body: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return network.respond(
    new Request(`${origin}/api/captcha/verify`, { method: 'POST', headers, body }),
  )
}

async function verify(proof: unknown) {
  return v.parse(captchaAnswerSchema, await (await send(JSON.stringify(proof))).json())
}

/** Solves like the solver: hashes salt, nonce and the number as four bytes. */
async function solve(given: CaptchaChallenge): Promise<CaptchaProof> {
  const { salt, nonce, keyPrefix } = given.parameters
  const start = Uint8Array.from((salt + nonce).match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
  const bytes = new Uint8Array(start.length + 4)
  bytes.set(start)
  for (let counter = 0; counter < 10_000; counter += 1) {
    new DataView(bytes.buffer).setUint32(start.length, counter)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
    if (hex.startsWith(keyPrefix)) return { challenge: given, solution: { counter } }
  }
  throw new Error('No number fits')
}

const noon = Date.parse('2026-11-21T05:00:00Z')

beforeEach(() => {
  setClock(() => noon)
})

describe('the robot check', () => {
  it('accepts a solved puzzle once', async () => {
    const proof = await solve(await challenge())
    expect(await verify(proof)).toEqual({ verified: true, reason: null })
    expect(await verify(proof)).toEqual({ verified: false, reason: 'used' })
  })

  it('accepts only one of two simultaneous solutions', async () => {
    const proof = await solve(await challenge())
    const answers = await Promise.all([verify(proof), verify(proof)])
    expect(answers.filter(({ verified }) => verified)).toHaveLength(1)
  })

  it('refuses a wrong, forged or late solution', async () => {
    const given = await challenge('?seconds=5')
    const proof = await solve(given)
    const other = { ...proof, solution: { counter: proof.solution.counter + 1 } }
    expect(await verify(other)).toEqual({ verified: false, reason: 'wrong' })
    const longer = { ...given.parameters, expiresAt: given.parameters.expiresAt + 600 }
    const forged = { ...proof, challenge: { ...given, parameters: longer } }
    expect(await verify(forged)).toEqual({ verified: false, reason: 'wrong' })
    setClock(() => noon + 6_000)
    expect(await verify(proof)).toEqual({ verified: false, reason: 'expired' })
  })

  it.each(['?seconds=0', '?seconds=601', '?seconds=x', '?seconds=1.5'])(
    'makes no puzzle for %s',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )

  it('answers anything with a reason, and never fails', async () => {
    const bodies = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.json(),
      fc.constantFrom('', '{', 'null', '{"__proto__":{}}', `{"challenge":"${'x'.repeat(1_000)}"}`),
    )
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect((await send(body)).status).toBe(400)
      }),
      { numRuns: 60 },
    )
  })
})

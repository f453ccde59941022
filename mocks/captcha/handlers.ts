import { type HttpHandler, http } from 'msw/http'
import {
  type CaptchaAnswer,
  type CaptchaChallenge,
  type CaptchaProof,
  captchaLife,
  captchaPaths,
  captchaProofSchema,
} from '#contract/captcha/captcha'
import { answered, postHandler, refuse } from '../answer'
import { now } from '../clock'
import type { MockConfig } from '../config'
import { storedSigningKey } from '../database/database'
import { randomBelow, randomHex } from '../random'
import { captchaDatabase } from './database'

type Parameters = CaptchaChallenge['parameters']

async function sign(parameters: Parameters): Promise<string> {
  return hexOf(await crypto.subtle.sign('HMAC', await signingKey(), signed(parameters)))
}

/** Whether this device issued the puzzle. Compares in constant time. */
async function isSigned({ parameters, signature }: CaptchaChallenge): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await signingKey(), bytesOf(signature), signed(parameters))
}

function signed({ nonce, salt, keyPrefix, expiresAt }: Parameters) {
  return new TextEncoder().encode(JSON.stringify([nonce, salt, keyPrefix, expiresAt]))
}

function signingKey(): Promise<CryptoKey> {
  return storedSigningKey(captchaDatabase, 'signing')
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Bounds of the number to find: half a second of work on a slow phone, expensive only in bulk. */
const fewest = 2000
const range = 4000

/** Creates a puzzle that lasts `seconds`. Its prefix is a known number's hash, so the work has an end. */
async function setPuzzle(seconds: number): Promise<CaptchaChallenge> {
  const nonce = randomHex(16)
  const salt = randomHex(16)
  const key = await derivedKey(salt, nonce, fewest + randomBelow(range))
  const parameters = {
    algorithm: 'SHA-256',
    nonce,
    salt,
    cost: 1,
    keyLength: 32,
    keyPrefix: key.slice(0, 32),
    expiresAt: Math.floor(now() / 1000) + seconds,
  } as const
  return { parameters, signature: await sign(parameters) }
}

async function isSolved({ challenge, solution }: CaptchaProof): Promise<boolean> {
  const { salt, nonce, keyPrefix } = challenge.parameters
  return (await derivedKey(salt, nonce, solution.counter)).startsWith(keyPrefix)
}

/** Hash as defined by ALTCHA: the salt, the nonce and the number as four bytes. */
async function derivedKey(salt: string, nonce: string, counter: number): Promise<string> {
  const start = bytesOf(salt + nonce)
  const bytes = new Uint8Array(start.length + 4)
  bytes.set(start)
  new DataView(bytes.buffer).setUint32(start.length, counter)
  return hexOf(await crypto.subtle.digest('SHA-256', bytes))
}

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
    postHandler(apiOrigin + captchaPaths.verify, captchaProofSchema, async (proof) => {
      const reason = await refusalReason(proof)
      return Response.json({ verified: reason === null, reason } satisfies CaptchaAnswer)
    }),
  ]
}

async function refusalReason(proof: CaptchaProof): Promise<CaptchaAnswer['reason']> {
  const { parameters, signature } = proof.challenge
  if (!(await isSigned(proof.challenge)) || !(await isSolved(proof))) return 'wrong'
  const second = Math.floor(now() / 1000)
  if (parameters.expiresAt <= second) return 'expired'
  const { used } = captchaDatabase
  // If two calls come at once, only the first transaction succeeds.
  return captchaDatabase.execute(() =>
    captchaDatabase.transaction('rw', used, async () => {
      await used.where('expiresAt').belowOrEqual(second).delete()
      if (await used.get(signature)) return 'used'
      await used.add({ signature, expiresAt: parameters.expiresAt })
      return null
    }),
  )
}

import type { CaptchaChallenge, CaptchaProof } from '#contract/captcha/captcha'
import { now } from '../clock'
import { randomBelow, randomHex } from '../random'
import { bytesOf, hexOf, sign } from './signature'

/** The number to be found lies in here: half a second on a slow phone, dear only for many. */
const fewest = 2000
const range = 4000

/** A puzzle for `seconds`, whose work has a known end: the prefix is that of one number's own hash. */
export async function setPuzzle(seconds: number): Promise<CaptchaChallenge> {
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

export async function isSolved({ challenge, solution }: CaptchaProof): Promise<boolean> {
  const { salt, nonce, keyPrefix } = challenge.parameters
  return (await derivedKey(salt, nonce, solution.counter)).startsWith(keyPrefix)
}

/** ALTCHA's: the salt, the nonce and the number as four bytes, hashed. */
async function derivedKey(salt: string, nonce: string, counter: number): Promise<string> {
  const start = bytesOf(salt + nonce)
  const bytes = new Uint8Array(start.length + 4)
  bytes.set(start)
  new DataView(bytes.buffer).setUint32(start.length, counter)
  return hexOf(await crypto.subtle.digest('SHA-256', bytes))
}

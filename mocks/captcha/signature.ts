import type { CaptchaChallenge } from '../../src/contract/captcha'
import { captchaDatabase } from './database'

type Parameters = CaptchaChallenge['parameters']

export async function sign(parameters: Parameters): Promise<string> {
  return hexOf(await crypto.subtle.sign('HMAC', await signingKey(), signed(parameters)))
}

/** Whether this device set the puzzle. Compares in constant time. */
export async function isSigned({ parameters, signature }: CaptchaChallenge): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await signingKey(), bytesOf(signature), signed(parameters))
}

function signed({ nonce, salt, keyPrefix, expiresAt }: Parameters) {
  return new TextEncoder().encode(JSON.stringify([nonce, salt, keyPrefix, expiresAt]))
}

/** Two contexts may start at once; the transaction lets the first one's key win. */
async function signingKey(): Promise<CryptoKey> {
  const { keys } = captchaDatabase
  const kept = await keys.get('signing')
  if (kept) return kept.key
  const usages = ['sign', 'verify'] as const
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, usages)
  return captchaDatabase.transaction('rw', keys, async () => {
    const other = await keys.get('signing')
    if (other) return other.key
    await keys.add({ id: 'signing', key })
    return key
  })
}

export function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

import type { CaptchaChallenge } from '#contract/captcha/captcha'
import { keptSigningKey } from '../signingKey'
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

function signingKey(): Promise<CryptoKey> {
  return keptSigningKey(captchaDatabase, 'signing')
}

export function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

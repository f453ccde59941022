import { withPlainDigits } from '#lib/money'
import { type AppLock, mostTries, storedLock } from './storedLock'

const length = { least: 4, most: 6 } as const

/** Extracts the digits of a PIN from typed text, in the digits of any keyboard. */
export function readPin(typed: string): string {
  return withPlainDigits(typed).replace(/\D/g, '').slice(0, length.most)
}

type PinFault = 'short' | 'easy'

/** Why a PIN is unsafe; null if it is acceptable. */
export function pinFault(pin: string): PinFault | null {
  if (pin.length < length.least) return 'short'
  const isRepeated = /^(.+)\1+$/.test(pin)
  return isRepeated || isRow(pin) ? 'easy' : null
}

/** Ascending or descending digits such as 1234 or 8765, wrapping around: 7890. */
function isRow(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10)
  return steps.every((step) => step === 1) || steps.every((step) => step === 9)
}

/** PBKDF2 rounds: half a second per guess on a slow phone. */
const rounds = 600_000

export async function hashPin(pin: string): Promise<AppLock['pin']> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { hash: await derive(pin, salt, rounds), salt: toBase64(salt), rounds }
}

async function derive(
  pin: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<string> {
  const bytes = new TextEncoder().encode(pin)
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(method, key, 256)))
}

/** Browsers offer WebCrypto on secure origins only. */
export function canHashPins(): boolean {
  return 'subtle' in crypto
}

/** Number of PIN attempts left. */
export function triesLeft(lock: AppLock): number {
  return Math.max(0, mostTries - lock.tries)
}

/**
 * Checks the player's PIN. Counts the attempt as failed before checking, in storage shared by all tabs, so
 * neither a reload nor another tab restores it. No clock is involved, so none can be manipulated.
 */
export async function tryPin(userId: string, pin: string): Promise<boolean> {
  const stored = storedLock(userId)
  const lock = stored.get()
  if (lock === null || triesLeft(lock) === 0) return false
  stored.update((last) => last && { ...last, tries: last.tries + 1 })
  const { hash, salt, rounds: iterations } = lock.pin
  const isRight = (await derive(pin, fromBase64(salt), iterations)) === hash
  if (isRight) stored.update((last) => last && { ...last, tries: 0 })
  return isRight
}

/** Encodes bytes as text, for storage in JSON. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** @throws if the text is not valid base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

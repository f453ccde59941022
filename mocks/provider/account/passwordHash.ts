/** Passwords as the simulated provider keeps them. Hash before a transaction: waiting inside ends it. */
export interface PasswordHash {
  /** Both in hexadecimal. */
  salt: string
  hash: string
  iterations: number
}

/** Few enough for a slow phone to log in without a wait; a real provider takes far more. */
const iterations = 10_000

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)))
  return { salt, iterations, hash: await derive(password, salt, iterations) }
}

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  return (await derive(password, stored.salt, stored.iterations)) === stored.hash
}

/** What tells one password from another without saying it. */
export function passwordMark(text: string, salt: string): Promise<string> {
  return derive(text, salt, iterations)
}

async function derive(password: string, salt: string, rounds: number): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: rounds },
    key,
    256,
  )
  return toHex(new Uint8Array(bits))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

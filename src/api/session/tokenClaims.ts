import type { TokenTimes } from '#contract/account/tokenTimes'

/** What the page reads from a token. Nothing here verifies a signature: only the server can. */
export interface TokenClaims extends TokenTimes {
  userId: string
}

/** Ours have about 150 characters; a stored text of megabytes is not worth decoding at each call. */
const longestToken = 4096

/** The last moment that a Date can hold, in seconds: beyond it an expiry means nothing. */
const lastSecond = 8_640_000_000_000

/** Three parts, so signed, in characters that an HTTP header takes. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The claims of a signed JSON Web Token in compact form, or null when the text is no such thing. */
export function readClaims(token: string): TokenClaims | null {
  if (token.length > longestToken || !compactForm.test(token)) return null
  const [header = '', payload = ''] = token.split('.')
  if (!isSigned(decode(header))) return null
  const claims = decode(payload)
  const userId = claims?.['userId']
  const seconds = claims?.['exp']
  if ((typeof userId !== 'string' && typeof userId !== 'number') || userId === '') return null
  if (typeof seconds !== 'number' || !(seconds > 0 && seconds <= lastSecond)) return null
  return { userId: String(userId), expiry: seconds * 1000, issuedAt: issue(claims?.['iat']) }
}

function issue(seconds: unknown): number | null {
  return typeof seconds === 'number' && seconds > 0 && seconds <= lastSecond ? seconds * 1000 : null
}

/** `alg: none` is the classic forgery: a token that asks not to be checked. */
function isSigned(header: Record<string, unknown> | null): boolean {
  const algorithm = header?.['alg']
  return typeof algorithm === 'string' && /^[A-Z]{2}\d{3}$/.test(algorithm)
}

function decode(part: string): Record<string, unknown> | null {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

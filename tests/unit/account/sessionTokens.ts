const hour = 60 * 60 * 1000

interface TokenParts {
  userId?: unknown
  /** Milliseconds since 1970. */
  expiry?: number
  /** Replaces the claims altogether. */
  payload?: unknown
  header?: unknown
  signature?: string
}

/** A token in the form that the account API gives out; the signature is not a real one. */
export function makeToken({
  userId = 'p1',
  expiry = Date.now() + 2 * hour,
  payload = { userId, exp: expiry / 1000 },
  header = { alg: 'HS256' },
  signature = 'c2lnbmF0dXJl',
}: TokenParts = {}): string {
  return `${encode(header)}.${encode(payload)}.${signature}`
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

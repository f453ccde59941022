const hour = 60 * 60 * 1000

interface TokenParts {
  userId?: unknown
  /** Milliseconds since 1970. */
  expiry?: number
  /** Replaces all claims. */
  payload?: unknown
  header?: unknown
  signature?: string
}

/** Makes a token in the format of the account API, with an invalid signature. */
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

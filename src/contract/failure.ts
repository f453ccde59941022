import { isStoreFault } from '#lib/storage/storeFault'

/**
 * Why a call gave no usable answer. A plain object, so that it can stand in the store.
 *
 * - `http`: the server answered with an error status
 * - `network`: no response at all
 * - `timeout`: no response within the time limit
 * - `badAnswer`: a response that is not what was agreed
 * - `offline`: not sent, because the device has no network
 */
export interface Failure {
  kind: 'http' | 'network' | 'timeout' | 'badAnswer' | 'offline'
  /** HTTP status, or null when there was no response. */
  status: number | null
  /** The server's words, or "Wrong Services" when there was no response. */
  message: string
  /** The answer's `Retry-After`, as it stands there. */
  retryAfter?: string | undefined
  /** What an `http` failure is called, where the provider said so: a code of `lib/refusal.ts`. */
  code?: string
  /** What the text of `code` shows: amounts in satang, moments in milliseconds since 1970. */
  values?: Readonly<Record<string, string | number>>
  /** The answer's body, where it is an object that nobody has read yet. */
  body?: unknown
}

const kinds: readonly unknown[] = [
  'http',
  'network',
  'timeout',
  'badAnswer',
  'offline',
] satisfies Failure['kind'][]

export function isFailure(value: unknown): value is Failure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    kinds.includes(value.kind) &&
    'status' in value &&
    (value.status === null || typeof value.status === 'number') &&
    'message' in value &&
    typeof value.message === 'string'
  )
}

/** A store at fault is named in the answer's body: the failure bears its code, and whose data it is. */
export function storeFailure({ body, ...failure }: Failure): Failure {
  if (typeof body !== 'object' || body === null || !('code' in body)) return failure
  if (!isStoreFault(body.code)) return failure
  const domain = 'domain' in body && typeof body.domain === 'string' ? body.domain : ''
  return { ...failure, code: body.code, values: { domain } }
}

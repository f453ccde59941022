import { isStorageErrorCode } from '#lib/storage/storageError'

/**
 * Why a call gave no usable answer. A plain object, so that the store can keep it.
 *
 * - `http`: the server answered with an error status
 * - `network`: no response at all
 * - `timeout`: no response within the time limit
 * - `badAnswer`: a response that does not match the contract
 * - `offline`: not sent, because the device is offline
 */
export interface Failure {
  kind: 'http' | 'network' | 'timeout' | 'badAnswer' | 'offline'
  /** HTTP status, or null when there was no response. */
  status: number | null
  /** The server's message, or "Wrong Services" when there was no response. */
  message: string
  /** The answer's `Retry-After` header, unparsed. */
  retryAfter?: string | undefined
  /** Error code of an `http` failure, if the provider sent one; see `lib/appError.ts`. */
  code?: string
  /** Values for the text of `code`: amounts in satang, moments in milliseconds since 1970. */
  values?: Readonly<Record<string, string | number>>
  /** The answer's body, if it is an object that has not been parsed yet. */
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

/** @returns the failure without its body; if the body names a storage fault, with its code and its domain */
export function storeFailure({ body, ...failure }: Failure): Failure {
  if (typeof body !== 'object' || body === null || !('code' in body)) return failure
  if (!isStorageErrorCode(body.code)) return failure
  const domain = 'domain' in body && typeof body.domain === 'string' ? body.domain : ''
  return { ...failure, code: body.code, values: { domain } }
}

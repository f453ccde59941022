import type { Failure } from '#contract/failure'
import { noteTimeOf } from '#lib/device/clock'
import { readToken } from '../session/token'
import { untilRestored } from './snapshotRestore'
import { send, type Transport } from './transport'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** The body as JSON text, if the caller has it: a long body is not serialised twice. */
  json?: string
  /** Milliseconds until the call fails with a timeout. */
  timeoutMs?: number
  signal?: AbortSignal
  /** The token to send. Undefined: the player's session. Null: no token. */
  token?: string | null
  /** Undefined: the app's own transport. */
  transport?: Transport
}

/** The default time limit in milliseconds. A call without an answer must end while the person still waits. */
export const defaultTimeoutMs = 10_000

/** The specification's text for "there was no response at all". */
export const wrongServices = 'Wrong Services'

/**
 * Calls `url` (own `/api/…` path or absolute) with the session's token.
 * @returns the parsed JSON
 * @throws a {@link Failure} with the server's text if it answered, or with "Wrong Services" if not
 */
export async function request(url: string, options: RequestOptions = {}): Promise<unknown> {
  await untilRestored(url, options.signal)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), options.timeoutMs ?? defaultTimeoutMs)
  const { signal } = limit
  const stop = () => limit.abort(options.signal?.reason)
  options.signal?.addEventListener('abort', stop)
  if (options.signal?.aborted) stop()
  let response: Response
  let text: string
  try {
    response = await untilAborted(
      (options.transport ?? send)(buildRequest(url, options, signal)),
      signal,
    )
    noteTimeOf(response)
    text = await untilAborted(response.text(), signal)
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    console.error(`${options.method ?? 'GET'} ${url} got no answer`, cause)
    throw failure(signal.aborted ? 'timeout' : 'network', null, wrongServices)
  } finally {
    clearTimeout(timer)
  }
  const body = parse(text)
  if (!response.ok) {
    throw {
      ...failure('http', response.status, messageOf(body, response)),
      ...errorIn(body),
      retryAfter: response.headers.get('Retry-After') ?? undefined,
    }
  }
  if (body === undefined && response.headers.get('Content-Type')?.startsWith('text/html')) {
    // The page comes from a network that wants a sign-in first, or from a host without this service.
    console.error(`${options.method ?? 'GET'} ${url} was answered with a web page`)
    throw failure('network', null, wrongServices)
  }
  if (body === undefined) {
    console.error(`${options.method ?? 'GET'} ${url} answered something that is not JSON`, text)
    throw failure('badAnswer', response.status, 'The answer is not JSON')
  }
  return body
}

function buildRequest(
  url: string,
  { method = 'GET', body, json, token = readToken() }: RequestOptions,
  signal: AbortSignal,
) {
  const headers = new Headers({ Accept: 'application/json' })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const content = json ?? (body === undefined ? null : JSON.stringify(body))
  if (content !== null) headers.set('Content-Type', 'application/json')
  return new Request(new URL(url, location.origin), {
    method,
    headers,
    signal,
    body: content,
  })
}

/** Ends at the time limit even if the transport ignores its signal. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** `undefined` means "not JSON"; JSON itself never parses to it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The server's own text: a bare string, its `message` field, or at least the status. */
function messageOf(body: unknown, response: Response): string {
  if (typeof body === 'string' && body !== '') return body
  if (typeof body === 'object' && body !== null && 'message' in body) {
    if (typeof body.message === 'string' && body.message !== '') return body.message
  }
  return `${response.status} ${response.statusText}`.trim()
}

/** Keeps the body of a coded refusal, which `provider.ts` and `demo.ts` interpret. */
function errorIn(body: unknown): Pick<Failure, 'body'> {
  return typeof body === 'object' && body !== null && 'code' in body ? { body } : {}
}

function failure(kind: Failure['kind'], status: number | null, message: string): Failure {
  return { kind, status, message }
}

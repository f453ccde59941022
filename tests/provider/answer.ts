/** Makes one call to a real provider and judges its answer. */

import type { Call } from '#contract/calls/call'
import { BadAnswer, ErrorAnswer, readProvider } from '#contract/provider'

export const verdicts = [
  'as agreed',
  'slow',
  'differs',
  'missing',
  'refused',
  'no answer',
  'not asked',
] as const

export type Verdict = (typeof verdicts)[number]

export interface Line {
  call: Pick<Call, 'method' | 'isSpecified' | 'name'>
  path: string
  verdict: Verdict
  /** Where the answer differs, or why there is none. */
  detail: string
  ms: number
}

export interface Limits {
  /** An answer that takes longer is slow. Milliseconds. */
  slowMs: number
  /** Timeout of a call. Milliseconds. */
  timeoutMs: number
}

type Said = Pick<Line, 'verdict' | 'detail'>

interface Asked extends Said {
  body: unknown
  ms: number
}

/** Never rejects: each outcome is a verdict. */
export async function askCall(
  call: Call,
  url: string,
  request: RequestInit,
  { slowMs, timeoutMs }: Limits,
): Promise<Asked> {
  const start = performance.now()
  const { said, body } = await exchange(call, url, request, timeoutMs)
  const ms = Math.round(performance.now() - start)
  const isSlow = said.verdict === 'as agreed' && ms > slowMs
  return { ...(isSlow ? { verdict: 'slow', detail: '' } : said), body, ms }
}

async function exchange(call: Call, url: string, request: RequestInit, timeoutMs: number) {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    // Following a redirect would send the token to another address.
    const response = await fetch(url, { ...request, redirect: 'manual', signal })
    const text = await textOf(response)
    if (text === null) return { said: endless, body: undefined }
    const said = saidOfStatus(response) ?? saidOfText(response, text)
    if (said) return { said, body: undefined }
    const body: unknown = JSON.parse(text)
    return { said: saidOfBody(call, body), body }
  } catch (cause) {
    return {
      said: { verdict: 'no answer', detail: reasonOf(cause, timeoutMs) } as const,
      body: undefined,
    }
  }
}

/** Limit of an answer in bytes. Lists of several years have a few million. */
const longestAnswer = 32 * 1024 * 1024

const endless: Said = { verdict: 'differs', detail: 'an answer of more than 32 MB' }

/** @returns null if the answer is longer than the limit; the rest of it is not read */
async function textOf({ body }: Response): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > longestAnswer) return null
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

function saidOfStatus({ status, headers }: Response): Said | null {
  if (status === 404 || status === 405 || status === 501) {
    return { verdict: 'missing', detail: `status ${status}` }
  }
  if (status === 401) return { verdict: 'refused', detail: 'status 401: the token does not count' }
  if (status === 403) return { verdict: 'refused', detail: 'status 403: not for this token' }
  if (status >= 300 && status < 400) {
    return { verdict: 'differs', detail: `status ${status}: sent on to ${headers.get('Location')}` }
  }
  return status === 200 || status === 201
    ? null
    : { verdict: 'differs', detail: `status ${status}` }
}

function saidOfText({ headers }: Response, text: string): Said | null {
  if (text === '') return { verdict: 'differs', detail: 'an empty answer' }
  try {
    JSON.parse(text)
    return null
  } catch {
    const isPage = /^\s*</.test(text) || headers.get('Content-Type')?.includes('html')
    const detail = isPage
      ? 'a page of HTML, no JSON'
      : `no JSON, or cut off after ${text.length} letters`
    return { verdict: 'differs', detail }
  }
}

/** Checks whether the app can read the answer, with the app's own schemas and their leniency. */
function saidOfBody(call: Call, body: unknown): Said {
  try {
    readProvider(call.content, body)
    return agreed
  } catch (cause) {
    if (cause instanceof ErrorAnswer) return saidOfMarker(call, cause.code)
    if (cause instanceof BadAnswer) return { verdict: 'differs', detail: cause.message }
    throw cause
  }
}

const agreed: Said = { verdict: 'as agreed', detail: '' }

/** A request that was never sent must be answered with `unknown`, so that code is as agreed for this call. */
function saidOfMarker({ name }: Call, code: string): Said {
  if (name === 'request' && code === 'unknown') return agreed
  return { verdict: 'refused', detail: code }
}

/** Explanations by the error codes of Node and its fetch. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was lost',
  UND_ERR_SOCKET: 'the connection was lost',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  EHOSTUNREACH: 'there is no way to this host',
  ENETUNREACH: 'there is no way to this host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS is spoken there: an address of http:// may be meant',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no TLS is spoken there: an address of http:// may be meant',
  Z_DATA_ERROR: 'its compression cannot be read',
  Z_BUF_ERROR: 'its compression cannot be read',
}

function reasonOf(cause: unknown, timeoutMs: number): string {
  if (Object(cause).name === 'TimeoutError') return `nothing within ${timeoutMs} ms`
  const { code, message } = Object(Object(cause).cause ?? cause)
  const text = String(code ?? message ?? cause)
  if (Object.hasOwn(reasons, text)) return reasons[text] ?? text
  if (/CERT|SIGNATURE/.test(text)) return `its certificate does not count: ${text}`
  return /TLS|SSL|EPROTO/.test(text) ? `no secure connection came about: ${text}` : text
}

/** Judges one answer of a real provider. */

import type { Call } from '#contract/calls/call'
import { BadAnswer, ErrorAnswer, readProvider } from '#contract/provider'
import type { Description } from './described'
import { type Exchange, endless } from './exchange'

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
  call: Pick<Call, 'isSpecified' | 'name' | 'caller'> & { method: Call['method'] | 'OPTIONS' }
  path: string
  verdict: Verdict
  /** Where the answer differs, or why there is none. */
  detail: string
  ms: number
}

export type Said = Pick<Line, 'verdict' | 'detail'>

export const agreed: Said = { verdict: 'as agreed', detail: '' }

export const differs = (detail: string): Said => ({ verdict: 'differs', detail })

export interface Measure {
  description: Description
  /** An answer that takes longer is slow. Milliseconds. */
  slowMs: number
  /** How far the provider's clock is ahead of this machine's. Milliseconds. */
  clockOffsetMs: number
}

/** @returns the verdict, and the body if it can be read */
export function judge(
  call: Call,
  given: Exchange,
  measure: Measure,
): { said: Said; body?: unknown } {
  const refusal = saidOfFailure(given) ?? saidOfStatus(given) ?? saidOfText(given)
  if (refusal) return { said: refusal }
  const body: unknown = JSON.parse(given.text)
  const said = saidOfBody(call, body, measure.description)
  if (said !== agreed) return { said, body }
  const old = saidOfAge(given, measure)
  if (old) return { said: old, body }
  const isSlow = given.ms > measure.slowMs
  return { said: isSlow ? { verdict: 'slow', detail: `over ${measure.slowMs} ms` } : agreed, body }
}

export function saidOfFailure({ failure }: Exchange): Said | null {
  if (failure === null) return null
  return failure === endless ? differs(failure) : { verdict: 'no answer', detail: failure }
}

/** Seconds that the provider asks to wait; null without such a header, NaN for one that cannot be read. */
export function secondsToWait({ headers }: Exchange): number | null {
  const text = headers.get('Retry-After')
  if (text === null) return null
  if (/^\d+$/.test(text)) return Number(text)
  const from = Date.parse(headers.get('Date') ?? '') || Date.now()
  return Math.max(0, Math.ceil((Date.parse(text) - from) / 1000))
}

export function saidOfStatus(given: Exchange): Said | null {
  const { status } = given
  if (status === 200 || status === 201) return null
  if (status === 404 || status === 405 || status === 501) {
    return { verdict: 'missing', detail: `status ${status}` }
  }
  if (status === 401) return { verdict: 'refused', detail: 'status 401: the token is not accepted' }
  if (status === 403) return { verdict: 'refused', detail: 'status 403: the token may not do this' }
  if (status === 429 || status === 503) return saidOfWait(given)
  if (status >= 300 && status < 400) return saidOfRedirect(given)
  const reason = /"(?:code|message)":"([^"]{1,80})"/.exec(given.text)?.[1]
  return differs(`status ${status}${reason === undefined ? '' : `: ${reason}`}`)
}

function saidOfWait(given: Exchange): Said {
  const { status, headers } = given
  const wait = secondsToWait(given)
  if (wait === null) return differs(`status ${status} without Retry-After`)
  if (Number.isNaN(wait)) {
    return differs(`status ${status}: Retry-After is “${headers.get('Retry-After')}”, no time`)
  }
  return { verdict: 'refused', detail: `status ${status}: asks to wait ${wait} s` }
}

function saidOfRedirect({ status, headers, request }: Exchange): Said {
  const location = headers.get('Location')
  if (location === null) return differs(`status ${status}: a redirect to no address`)
  const target = URL.parse(location, request.url)?.href
  return differs(
    target === new URL(request.url).href
      ? `status ${status}: a redirect to itself, a loop`
      : `status ${status}: a redirect to ${location}`,
  )
}

export function saidOfText({ headers, text }: Exchange): Said | null {
  if (text === '') return differs('an empty answer')
  try {
    JSON.parse(text)
    return null
  } catch {
    const isPage = /^\s*</.test(text) || headers.get('Content-Type')?.includes('html')
    return differs(
      isPage ? 'a page of HTML, no JSON' : `no JSON, or cut off after ${text.length} letters`,
    )
  }
}

/** First as the app reads it, with its leniency, then as clients in other languages read it. */
function saidOfBody(call: Call, body: unknown, description: Description): Said {
  try {
    readProvider(call.content, body)
  } catch (cause) {
    if (cause instanceof ErrorAnswer) return saidOfMarker(call, cause.code)
    if (cause instanceof BadAnswer) return differs(cause.message)
    throw cause
  }
  const error = description.answerError(call, 200, inEnvelope(call, body))
  return error === null ? agreed : differs(error)
}

/** The app reads content in `data` or alone, whatever the description says. */
function inEnvelope({ envelope }: Call, body: unknown): unknown {
  const isWrapped = typeof body === 'object' && body !== null && 'data' in body
  if (envelope === 'bare') return isWrapped ? body.data : body
  return isWrapped ? body : { data: body }
}

/** A request that was never sent must be answered with `unknown`, so that code is as agreed for this call. */
function saidOfMarker({ name }: Call, code: string): Said {
  return name === 'request' && code === 'unknown' ? agreed : { verdict: 'refused', detail: code }
}

/** Seconds. The app shows when its data were read, so an older answer would say something untrue. */
const oldest = 60

function saidOfAge({ headers }: Exchange, { clockOffsetMs }: Measure): Said | null {
  const sentAt = Date.parse(headers.get('Date') ?? '')
  const ages = [Number(headers.get('Age') ?? 0), (Date.now() + clockOffsetMs - sentAt) / 1000]
  const age = Math.max(...ages.filter((one) => !Number.isNaN(one)))
  return age > oldest ? differs(`the answer is ${Math.round(age)} s old: a cache keeps it`) : null
}

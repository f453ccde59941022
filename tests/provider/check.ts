/** Makes all reading calls to a provider and compares the answers with the contract. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '#contract/calls/call'
import { providerCalls } from '#contract/calls/provider'
import { type Known, pathToAsk, readingCalls } from '#contract/calls/reading'
import { bangkokDay } from '#lib/time'
import { describeAll } from '#mocks/openapi/documents'
import { judge, type Line, type Measure, secondsToWait } from './answer'
import { Description } from './described'
import { type Exchange, exchange, type Sent } from './exchange'
import { sendRequests } from './requests'
import { judgeSurroundings, preflightHeaders } from './surroundings'

export interface CheckOptions {
  /** Address of the provider, without a trailing slash. */
  url: string
  /** Token of a player's session, and the player's ID. Without both, only public calls are made. */
  token?: string | undefined
  user?: string | undefined
  /** Secret path segment in front of `/banklist`. */
  segment?: string | undefined
  /** The app's origin, which the provider must allow. */
  origin?: string | undefined
  /** Places a deposit with this test account and cancels it. Nothing else is written. */
  requests?: boolean | undefined
  /** An answer that takes longer is slow. Milliseconds. */
  slowMs: number
  /** Timeout of a call. Milliseconds. */
  timeoutMs: number
  /** Receives every exchange. */
  record?: ((exchange: Exchange) => void) | undefined
}

/** Number of simultaneous calls. Low, because this is a check and not a load test. */
const atOnce = 4

/** Where `npm start` serves the app. */
export const defaultOrigin = 'http://localhost:4173'

/** Seconds. A longer `Retry-After` is reported, but not waited for. */
const longestWait = 30

export async function checkProvider(options: CheckOptions): Promise<Line[]> {
  const answers = new Map<string, unknown>()
  const known: Known = {
    userId: options.user ?? '',
    segment: options.segment ?? '',
    day: bangkokDay(Date.now()),
    answers,
  }
  const surroundings = await probe(options)
  const measure: Measure = {
    description: described(),
    slowMs: options.slowMs,
    clockOffsetMs: surroundings.clockOffsetMs,
  }
  const check = async (call: Call, request?: object): Promise<Line> => {
    const path = pathToAsk(call, known)
    const line = { call, path: shownPath(call, path) }
    const reason = reasonNotToAsk(call, options, path)
    if (path === null || reason !== null) {
      return { ...line, verdict: 'not asked', detail: reason ?? '', ms: 0 }
    }
    const token = call.caller === 'anyone' ? undefined : options.token
    const { given, waited } = await patiently(sentTo(options, path, token, request), options)
    const { said, body } = judge(call, given, measure)
    answers.set(call.name, body)
    const isAgreed = said.verdict === 'as agreed' && waited !== ''
    return { ...line, ...said, ...(isAgreed && { detail: waited }), ms: given.ms }
  }

  const [first, second] = readingCalls(providerCalls)
  const lines = [
    ...surroundings.lines,
    ...(await inParallel(first, check)),
    ...(await inParallel(second, check)),
  ]
  return options.requests
    ? [...lines, ...(await sendRequests(options.user, answers, check))]
    : lines
}

let description: Description | undefined

/** Made once, because it takes a second. */
function described(): Description {
  description ??= new Description(describeAll('').provider)
  return description
}

/** Asks as a browser would for a page of the app. */
async function probe(options: CheckOptions) {
  const { origin = defaultOrigin } = options
  const path = '/bank'
  const plain = sentTo(options, path)
  const preflight = {
    ...plain,
    method: 'OPTIONS',
    headers: { Origin: origin, ...preflightHeaders },
  }
  return judgeSurroundings({
    path,
    origin,
    preflight: await recorded(preflight, options),
    plain: (await patiently(plain, options)).given,
  })
}

/** Waits once if the provider asks for it. `waited`: why, empty if it did not. */
async function patiently(
  sent: Sent,
  options: CheckOptions,
): Promise<{ given: Exchange; waited: string }> {
  const given = await recorded(sent, options)
  const wait = given.status === 429 || given.status === 503 ? secondsToWait(given) : null
  if (wait === null || !(wait <= longestWait)) return { given, waited: '' }
  await pause(wait * 1000)
  const waited = `after status ${given.status} and a wait of ${wait} s`
  return { given: await recorded(sent, options), waited }
}

async function recorded(sent: Sent, { timeoutMs, record }: CheckOptions): Promise<Exchange> {
  const given = await exchange(sent, timeoutMs)
  record?.(given)
  return given
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(
      ...(await Promise.all(items.slice(start, start + atOnce).map((item) => work(item)))),
    )
  }
  return results
}

/** The secret segment never gets into a report. */
function shownPath({ name, path }: Call, asked: string | null): string {
  return name === 'transferBanks' ? path : (asked ?? path)
}

function reasonNotToAsk(call: Call, options: CheckOptions, path: string | null): string | null {
  if (call.caller === 'staff') return 'for staff only'
  if (call.name === 'transferBanks' && !options.segment) return 'needs --segment'
  if (call.caller !== 'anyone' && !(options.token && options.user))
    return 'needs --token and --user'
  return path === null ? 'an earlier answer named no ID to ask for' : null
}

function sentTo(
  { url, origin = defaultOrigin }: CheckOptions,
  path: string,
  token?: string,
  request?: object,
): Sent {
  return {
    method: request ? 'POST' : 'GET',
    url: url + path,
    headers: {
      Accept: 'application/json',
      Origin: origin,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(request && { 'Content-Type': 'application/json' }),
    },
    body: request ? JSON.stringify(request) : null,
  }
}

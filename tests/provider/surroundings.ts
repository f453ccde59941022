/** Checks what every call needs: permission for the app's origin, and the provider's clock. */
import { agreed, differs, type Line, type Said, saidOfFailure } from './answer'
import type { Exchange } from './exchange'

export const preflightHeaders = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,content-type',
}

function line(
  method: 'GET' | 'OPTIONS',
  name: string,
  { path }: Probed,
  ms: number,
  said: Said,
): Line {
  const call = { method, name, isSpecified: true, caller: 'anyone' } as const
  return { call, path: `${path} (${name})`, ms, ...said }
}

interface Probed {
  path: string
  origin: string
  /** The browser's question before a POST with a token. */
  preflight: Exchange
  /** An open call. */
  plain: Exchange
}

/** @returns a line for each check, and how far the provider's clock is ahead of this machine's */
export function judgeSurroundings(probed: Probed): { lines: Line[]; clockOffsetMs: number } {
  const { origin, preflight, plain } = probed
  const clock = judgeClock(plain)
  return {
    lines: [
      line('OPTIONS', 'preflight', probed, preflight.ms, judgePreflight(preflight, origin)),
      line('GET', 'CORS', probed, plain.ms, judgeCors(plain, origin)),
      line('GET', 'clock', probed, plain.ms, clock.said),
    ],
    clockOffsetMs: clock.offsetMs,
  }
}

function judgePreflight(given: Exchange, origin: string): Said {
  const failed = saidOfFailure(given)
  if (failed) return failed
  if (given.status < 200 || given.status > 299) {
    return differs(`status ${given.status}: a browser would not send the call`)
  }
  const denied = originDenied(given, origin)
  if (denied) return denied
  const allowed = namesIn(given.headers.get('Access-Control-Allow-Headers'))
  // In this list, `*` does not cover Authorization.
  const missing = ['authorization', 'content-type'].filter(
    (name) => !allowed.includes(name) && !(name !== 'authorization' && allowed.includes('*')),
  )
  return missing.length === 0
    ? agreed
    : differs(`Access-Control-Allow-Headers lacks ${missing.join(' and ')}`)
}

function judgeCors(given: Exchange, origin: string): Said {
  const failed = saidOfFailure(given)
  if (failed) return failed
  const denied = originDenied(given, origin)
  if (denied) return denied
  const exposed = namesIn(given.headers.get('Access-Control-Expose-Headers'))
  const missing = ['Date', 'Retry-After'].filter(
    (name) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'),
  )
  return missing.length === 0
    ? agreed
    : differs(`Access-Control-Expose-Headers lacks ${missing.join(' and ')}`)
}

function originDenied({ headers }: Exchange, origin: string): Said | null {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === '*' || allowed === origin) return null
  return differs(
    allowed === null
      ? `no Access-Control-Allow-Origin: a browser would keep the answer from ${origin}`
      : `Access-Control-Allow-Origin is ${allowed}, not ${origin}`,
  )
}

function namesIn(list: string | null): string[] {
  return (list ?? '').split(',').map((name) => name.trim().toLowerCase())
}

/** Confirmations are valid for two minutes, so a clock may not be off by more than half of it. Milliseconds. */
const clockTolerance = 60_000

function judgeClock(given: Exchange): { said: Said; offsetMs: number } {
  const failed = saidOfFailure(given)
  if (failed) return { said: failed, offsetMs: 0 }
  const text = given.headers.get('Date')
  if (text === null) {
    const detail = 'no Date header: confirmations would expire by the clock of each device'
    return { said: differs(detail), offsetMs: 0 }
  }
  // The answer was made halfway between the question and its arrival.
  const offsetMs = Date.parse(text) - (given.startedAt + given.ms / 2)
  if (Number.isNaN(offsetMs)) return { said: differs(`Date is “${text}”, no time`), offsetMs: 0 }
  if (Math.abs(offsetMs) <= clockTolerance) return { said: agreed, offsetMs }
  const minutes = Math.round(Math.abs(offsetMs) / 60_000)
  const side = offsetMs > 0 ? 'ahead of' : 'behind'
  return { said: differs(`${minutes} min ${side} this machine’s clock`), offsetMs }
}

/**
 * The gate in front of every simulated call.
 *
 * A worker hears only of what pages of its own origin fetch, and of navigations: to these any site
 * may bring a browser, also with a form that posts text of its own. Their mode tells them apart; of
 * `Sec-Fetch-*` and `Content-Length` a worker sees nothing. Over HTTP it is the other way round:
 * browsers say in `Sec-Fetch-*`, which no script can write, how and from where a call is made.
 */
import { refuse } from './answer'

/** Bytes that a call over HTTP may have: far more than any of the provider's says. */
const longestCall = 32 * 1024 * 1024

/** Null for a call that a script makes; else its refusal. `ownOnly`: only for scripts of the app's own origin. */
export function refusalAtGate(request: Request, ownOnly: boolean): Response | null {
  const mode = request.headers.get('Sec-Fetch-Mode') ?? request.mode
  if (mode === 'navigate') return refuseNavigation(request.method)
  const destination = request.headers.get('Sec-Fetch-Dest') ?? request.destination
  const isScript = mode !== 'no-cors' && (destination === '' || destination === 'empty')
  const site = request.headers.get('Sec-Fetch-Site')
  const isForeign = site === 'cross-site' || site === 'same-site'
  if (!isScript || (ownOnly && isForeign)) return refuse(403, 'Only the app itself may ask')
  // What is longer is not read at all.
  const length = Number(request.headers.get('Content-Length'))
  return length > longestCall ? refuse(413, 'The body is too long') : null
}

/** A plain page for whoever was led here; nothing is read and nothing done. */
export function refuseNavigation(method: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return method === 'GET'
    ? new Response('Not found', { status: 404, headers })
    : new Response('Method not allowed', { status: 405, headers: { ...headers, Allow: 'GET' } })
}

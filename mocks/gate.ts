/**
 * The origin guard in front of every simulated call.
 *
 * A worker sees only fetches of its own origin's pages, and navigations. Any site can navigate a browser here,
 * even with a form that posts its own text. The request's mode tells them apart; a worker sees no `Sec-Fetch-*`
 * or `Content-Length`. Over HTTP there is no mode, but browsers send `Sec-Fetch-*`, which scripts cannot set.
 */
import { refuse } from './answer'

/** Most bytes of a call over HTTP, far more than any real call. */
const longestCall = 32 * 1024 * 1024

/** @returns null for a script's call, otherwise the refusal. `ownOnly`: only scripts of the app's origin. */
export function errorAtGate(request: Request, ownOnly: boolean): Response | null {
  const mode = request.headers.get('Sec-Fetch-Mode') ?? request.mode
  if (mode === 'navigate') return refuseNavigation(request.method)
  const destination = request.headers.get('Sec-Fetch-Dest') ?? request.destination
  const isScript = mode !== 'no-cors' && (destination === '' || destination === 'empty')
  const site = request.headers.get('Sec-Fetch-Site')
  const isForeign = site === 'cross-site' || site === 'same-site'
  if (!isScript || (ownOnly && isForeign)) return refuse(403, 'Only the app itself may ask')
  // Refuse a longer body without reading it.
  const length = Number(request.headers.get('Content-Length'))
  return length > longestCall ? refuse(413, 'The body is too long') : null
}

/** A plain page for navigations; nothing is read or changed. */
export function refuseNavigation(method: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return method === 'GET'
    ? new Response('Not found', { status: 404, headers })
    : new Response('Method not allowed', { status: 405, headers: { ...headers, Allow: 'GET' } })
}

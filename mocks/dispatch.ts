/**
 * How a call to the simulated back ends finds its answer: through the gate in front of every one of them,
 * past what testers ordered, to the handlers of its path.
 *
 * A worker hears only of what pages of its own origin fetch, and of navigations: to these any site
 * may bring a browser, also with a form that posts text of its own. Their mode tells them apart; of
 * `Sec-Fetch-*` and `Content-Length` a worker sees nothing. Over HTTP it is the other way round:
 * browsers say in `Sec-Fetch-*`, which no script can write, how and from where a call is made.
 */
import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { refuse } from './answer'
import { obey, ordersFor } from './scenarios'
import { recorded } from './traffic/recorder'

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

/** Finds the handlers that may answer a request. */
export type HandlerIndex = (request: Request) => HttpHandler[]

/**
 * Indexes handlers by method and path: trying all of them in turn costs a millisecond a call. A path
 * with parameters is filed under what stands before the first of them.
 */
export function indexHandlers(handlers: HttpHandler[]): HandlerIndex {
  const byKey = new Map<string, HttpHandler[]>()
  for (const handler of handlers) {
    const path = withoutTrailingSlash(String(handler.info.path))
    const parameter = path.indexOf('/:')
    const place = parameter < 0 ? path : `${path.slice(0, parameter)}/:`
    const key = `${String(handler.info.method)} ${place}`
    byKey.set(key, [...(byKey.get(key) ?? []), handler])
  }
  return ({ method, url }) => {
    const { origin, pathname } = new URL(url)
    const path = withoutTrailingSlash(pathname)
    const exact = byKey.get(`${method} ${origin}${path}`)
    if (exact) return exact
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
      const filed = byKey.get(`${method} ${origin}${path.slice(0, end)}/:`)
      if (filed) return filed
      if (end === 0) break
    }
    return []
  }
}

function withoutTrailingSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}

/** What the tester ordered for this call, else what the handlers say; kept for testers who asked for it. */
export async function answerAsSteered(request: Request, index: HandlerIndex): Promise<Response> {
  const { rule, isRecorded } = await ordersFor(request)
  const answer = async () => {
    const ordered = rule ? await obey(rule, request) : 'pass'
    return ordered === 'pass' ? answerByHandlers(request, index) : ordered
  }
  return isRecorded ? recorded(request, rule, answer) : answer()
}

export async function answerByHandlers(request: Request, index: HandlerIndex): Promise<Response> {
  const response = await getResponse(index(request), request)
  if (!response) return Response.json({ message: 'Not Found' }, { status: 404 })
  return isPassthrough(response) ? fetch(request) : response
}

/** How MSW marks the answer of `passthrough()`. */
function isPassthrough(response: Response): boolean {
  return response.headers.get('x-msw-intention') === 'passthrough'
}

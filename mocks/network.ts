/**
 * The simulated back ends as one network, and the gate in front of every call to them: in the worker, in a
 * page without one, and over HTTP.
 *
 * A worker hears only of what pages of its own origin fetch, and of navigations: to these any site
 * may bring a browser, also with a form that posts text of its own. Their mode tells them apart; of
 * `Sec-Fetch-*` and `Content-Length` a worker sees nothing. Over HTTP it is the other way round:
 * browsers say in `Sec-Fetch-*`, which no script can write, how and from where a call is made.
 */
import { getResponse } from 'msw/utils/get-response'
import { refuse } from './answer'
import type { MockConfig } from './config'
import { type HandlerIndex, indexApi, indexProvider } from './handlers'
import { applyScenario } from './scenarios'

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

/** The simulated back ends as one network; the same in the worker, in a page and in Node. */
export interface Network {
  /** Does this address belong to a simulated back end? */
  answers(url: URL): boolean
  respond(request: Request): Promise<Response>
}

export function createNetwork(config: MockConfig): Network {
  const provider = indexProvider(config)
  const answer = config.mocked ? answerAsSteered : answerByHandlers
  const api = indexApi(config, (request) =>
    config.mocked ? answer(request, provider) : fetch(request),
  )
  const isApi = (url: URL) => url.origin === config.apiOrigin && url.pathname.startsWith('/api/')
  return {
    answers: (url) => isApi(url) || (config.mocked && url.origin === config.providerOrigin),
    async respond(request) {
      const own = isApi(new URL(request.url))
      return refusalAtGate(request, own) ?? answer(request, own ? api : provider)
    },
  }
}

/** What the tester ordered for this call, else what the handlers say. */
async function answerAsSteered(request: Request, index: HandlerIndex): Promise<Response> {
  const ordered = await applyScenario(request)
  return ordered === 'pass' ? answerByHandlers(request, index) : ordered
}

async function answerByHandlers(request: Request, index: HandlerIndex): Promise<Response> {
  const response = await getResponse(index(request), request)
  if (!response) return Response.json({ message: 'Not Found' }, { status: 404 })
  return isPassthrough(response) ? fetch(request) : response
}

/** How MSW marks the answer of `passthrough()`. */
function isPassthrough(response: Response): boolean {
  return response.headers.get('x-msw-intention') === 'passthrough'
}

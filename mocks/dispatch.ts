/**
 * How a call to the simulated back ends finds its answer: past what testers ordered, to the handlers of its path.
 */
import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { obey, ordersFor } from './scenarios'
import { recorded } from './traffic/recorder'

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

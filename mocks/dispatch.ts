/** Dispatches calls of the simulated back ends: fault injection first, then the handlers of the path. */
import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { applyFault, controlsFor } from './scenarios'
import { recorded } from './traffic/recorder'

/** Finds the handlers for a request. */
export type HandlerIndex = (request: Request) => HttpHandler[]

/**
 * Indexes handlers by method and path, because trying all in turn costs a millisecond per call. A path with
 * parameters is indexed by the part before the first one.
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

/** Applies the test controls' fault for this call, or runs its handlers; records the call if turned on. */
export async function answerWithFaults(request: Request, index: HandlerIndex): Promise<Response> {
  const { rule, isRecorded } = await controlsFor(request)
  const answer = async () => {
    const fault = rule ? await applyFault(rule, request) : 'pass'
    return fault === 'pass' ? answerByHandlers(request, index) : fault
  }
  return isRecorded ? recorded(request, rule, answer) : answer()
}

export async function answerByHandlers(request: Request, index: HandlerIndex): Promise<Response> {
  const response = await getResponse(index(request), request)
  if (!response) return Response.json({ message: 'Not Found' }, { status: 404 })
  return isPassthrough(response) ? fetch(request) : response
}

/** Whether it is MSW's `passthrough()`, which has this header. */
function isPassthrough(response: Response): boolean {
  return response.headers.get('x-msw-intention') === 'passthrough'
}

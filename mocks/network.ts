import { getResponse } from 'msw/utils/get-response'
import type { MockConfig } from './config'
import { type HandlerIndex, indexApi, indexProvider } from './handlers'
import { refusalAtGate } from './requestGate'
import { applyScenario } from './scenarios'

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

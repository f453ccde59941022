/** The simulated back ends as one network, the same in the worker, in a page without one, and over HTTP. */
import type { MockConfig } from './config'
import { answerAsSteered, answerByHandlers, type HandlerIndex, refusalAtGate } from './dispatch'
import { indexApi, indexProvider } from './handlers'

export interface Network {
  /** Does this address belong to a simulated back end? */
  answers(url: URL): boolean
  respond(request: Request): Promise<Response>
}

/** `provider`: who answers for the provider, where that is more than its players' side. */
export function createNetwork(
  config: MockConfig,
  provider: HandlerIndex = indexProvider(config),
): Network {
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

/** The simulated back ends as one network: the same in the worker, in a page without one, and over HTTP. */
import type { HttpHandler } from 'msw/http'
import { isApi, isSimulated, type MockConfig } from './config'
import { answerByHandlers, answerWithFaults, type HandlerIndex, indexHandlers } from './dispatch'
import { errorAtGate } from './gate'
import { apiHandlers, indexProvider } from './handlers'

export interface Network {
  /** Whether a simulated back end answers this address. */
  answers(url: URL): boolean
  respond(request: Request): Promise<Response>
}

/**
 * `provider`: handlers for the provider's origin, if not only its players' side. `more`: calls of the app's own
 * `/api` that workers do not include.
 */
export function createNetwork(
  config: MockConfig,
  provider: HandlerIndex = indexProvider(config),
  more: HttpHandler[] = [],
): Network {
  const answer = config.mocked ? answerWithFaults : answerByHandlers
  const ask = (request: Request) => (config.mocked ? answer(request, provider) : fetch(request))
  const api = indexHandlers([...apiHandlers(config, ask), ...more])
  return {
    answers: (url) => isSimulated(url, config),
    async respond(request) {
      const own = isApi(new URL(request.url), config)
      return errorAtGate(request, own) ?? answer(request, own ? api : provider)
    },
  }
}

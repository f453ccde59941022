/** `arcade-member/msw`: a back end as handlers of your own MSW, in Node. */
import { type HttpHandler, http } from 'msw'
import { createBackend, type IsolatedBackend } from './isolated/isolatedBackend'

/**
 * Handlers for every call to the back end's two origins, for `setupServer(...handlersOf(backend))`. Put your
 * own handlers first. The origins are options: `createBackend({ config: { providerOrigin, apiOrigin } })`.
 */
export function handlersOf(backend: IsolatedBackend = createBackend()): HttpHandler[] {
  const { provider, api } = backend.origins
  const answer = ({ request }: { request: Request }) => backend.fetch(request)
  return [http.all(`${api}/api/*`, answer), http.all(`${provider}/*`, answer)]
}

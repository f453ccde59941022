import { createBackend } from '#mocks/backend/backend'
import { type BackendServer, listen } from '#mocks/backend/serve'
import { config, noon } from '../provider/backEnds'

/** Serves this process's own provider over HTTP, so that a test can read and change its rows. */
export function serveHere(): Promise<BackendServer> {
  const served = {
    ...config,
    apiOrigin: 'http://localhost:4173',
    providerOrigin: 'http://127.0.0.1',
    tokens: 'decoded' as const,
  }
  const backend = createBackend({ clock: noon, config: served })
  const worlds = { of: () => backend, end: () => backend.restore() }
  return listen({ config: served, worlds, hasApi: false })
}

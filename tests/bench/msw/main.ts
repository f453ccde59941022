/** The app's handlers and database as MSW documents it, with MSW's own worker calling the page. */
import { setupWorker } from 'msw/browser'
import { accountHandlers } from '#mocks/account/handlers'
import { createNetwork } from '#mocks/network'
import { providerHandlers } from '#mocks/provider/handlers'
import { mockConfig } from '#pwa/mockConfig'

const config = mockConfig(location.origin)
const network = createNetwork(config)
const askProvider = (request: Request) => network.respond(request)

await setupWorker(...accountHandlers(config, askProvider), ...providerHandlers(config)).start({
  quiet: true,
  onUnhandledFrame: 'bypass',
})

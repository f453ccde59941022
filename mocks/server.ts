/** `npm run provider`: the simulated provider in a process of its own, with its data in memory. */
import 'fake-indexeddb/auto'
import { withStaff } from './admin/network'
import type { MockConfig } from './config'
import { indexProvider } from './handlers'
import { createProviderServer } from './provider/httpServer'

const host = '127.0.0.1'
const port = Number(process.env.PORT ?? 4300)
const address = `http://${host}:${port}`

const config: MockConfig = {
  apiOrigin: process.env.APP_ORIGIN ?? 'http://localhost:4173',
  providerOrigin: address,
  transferBankSegment: process.env.VITE_TRANSFER_BANK_SEGMENT || 'a7c41f',
  mocked: true,
  ...(process.env.HOME_URL && { homeUrl: process.env.HOME_URL }),
  // Tokens are signed in the browser with a key that never leaves it, so they cannot be verified
  // here. Whose they claim to be still decides whose rows they open, and none of them opens what is
  // the staff's: their tokens are signed and verified by this process. A real provider must do so with all.
  tokens: 'decoded',
}

const server = createProviderServer(config, withStaff(config, indexProvider(config)))
server.listen(port, host, () => console.log(`Simulated provider on ${address}`))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 2000).unref()
  })
}

/** The back ends at an address of this machine, for suites and apps that speak HTTP. */
import type { AddressInfo } from 'node:net'
import { createBackend } from './backend'
import { createBackendServer } from './httpServer'
import { BadOption } from './options'
import type { ThreadOptions } from './threads'
import { Worlds } from './worlds'

export interface ServeOptions extends ThreadOptions {
  /** Any free one when left out. */
  port?: number | undefined
  /** `/api` too; else the provider and the testers' door. */
  hasApi?: boolean | undefined
}

export interface BackendServer {
  /** Without a slash at its end. */
  url: string
  close(): Promise<void>
}

const host = '127.0.0.1'

/** Throws a `BadWorld` or `BadScenario` where it cannot begin as it is told. */
export async function serveBackend(options: ServeOptions = {}): Promise<BackendServer> {
  const { port = 0, hasApi = true, ...made } = options
  const config = {
    apiOrigin: 'http://localhost:4173',
    providerOrigin: `http://${host}`,
    transferBankSegment: 'a7c41f',
    mocked: true,
    // Tokens are signed in the browser with a key that never leaves it, so they cannot be verified
    // here. Whose they claim to be still decides whose rows they open, and none of them opens what is
    // the staff's: their tokens are signed and verified by this process. A real provider must do so with all.
    tokens: 'decoded' as const,
    ...options.config,
  }
  const main = createBackend({ ...made, config })
  // A world or scenario that cannot be laid out is named here, not at the first call.
  await main.snapshot()
  const worlds = new Worlds(main, { ...made, config })
  const server = createBackendServer({ config, worlds, hasApi })
  await new Promise<void>((listening, fail) => {
    server.once('error', (cause) => fail(isTaken(cause) ? portTaken(port) : cause))
    server.listen(port, host, listening)
  })
  return {
    url: `http://${host}:${portOf(server.address())}`,
    async close() {
      server.closeIdleConnections()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      setTimeout(() => server.closeAllConnections(), 2000).unref()
      await Promise.all([closed, worlds.close()])
    },
  }
}

function isTaken(cause: Error): boolean {
  return Object(cause).code === 'EADDRINUSE'
}

function portTaken(port: number): BadOption {
  return new BadOption(`--port ${port}: something listens there already`)
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

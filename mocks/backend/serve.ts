/** The back ends at a local address, for test suites and apps that use HTTP. */
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { backendEntries, checkOptions, idleMs } from './backendOptions'
import { BadOption } from './badOption'
import { createBackendServer, type Served } from './httpServer'
import { createBackend, type IsolatedOptions } from './isolated/isolatedBackend'
import { Worlds } from './worlds'

/** `idleMs`: for named worlds; the unnamed one stays until the server closes. */
export interface ServeOptions extends IsolatedOptions {
  /** Any free port if omitted. */
  port?: number | undefined
  /** Also serves `/api`; otherwise only the provider and the test API. */
  hasApi?: boolean | undefined
  /** Most named worlds at once, 1,000 if omitted. */
  mostWorlds?: number | undefined
}

const serveEntries = {
  ...backendEntries,
  idleMs,
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535))),
  hasApi: v.optional(v.boolean()),
  mostWorlds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
}

export interface BackendServer {
  /** Without a trailing slash. */
  url: string
  close(): Promise<void>
}

const host = '127.0.0.1'

/** @throws {BadOption | BadSnapshot | BadScenario} if it cannot start */
export async function serveBackend(options: ServeOptions = {}): Promise<BackendServer> {
  checkOptions(options, serveEntries)
  const { port = 0, hasApi = true, mostWorlds, ...made } = options
  const config = servedConfig(options.config)
  const main = createBackend({ ...made, config, idleMs: Number.POSITIVE_INFINITY })
  // Reports an invalid snapshot or scenario here, not at the first call.
  await main.snapshot()
  const worlds = new Worlds(main, { ...made, config }, mostWorlds)
  const server = await listen({ config, worlds, hasApi }, port)
  return {
    url: server.url,
    async close() {
      await Promise.all([server.close(), worlds.close(), main.close()])
    },
  }
}

/** The settings of back ends behind HTTP. */
export function servedConfig(given: ServeOptions['config']) {
  return {
    apiOrigin: 'http://localhost:4173',
    providerOrigin: `http://${host}`,
    transferBankSegment: 'a7c41f',
    mocked: true,
    // The browser signs tokens with a key that never leaves it, so this process cannot verify them. It trusts
    // their player id, but no such token opens staff calls: this process signs and verifies those itself.
    // A real provider must verify all tokens.
    tokens: 'decoded' as const,
    ...given,
  }
}

/** @throws {BadOption} if the port is taken */
export async function listen(served: Served, port = 0): Promise<BackendServer> {
  const server = createBackendServer(served)
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
      await closed
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

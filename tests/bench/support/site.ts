import { existsSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '../../../.build/serve'

/** Build served on an origin of its own. */
export interface Site {
  folder: string
  origin: string
  open(): Promise<void>
  /** Stops the server for all clients; `open` restarts it on the same origin. */
  close(): Promise<void>
}

/** Serves a build with gzip, which the profile prescribes, even to browsers that accept brotli. */
export async function openSite(folder: string): Promise<Site> {
  let server = await serveGzip(folder, 0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const { port } = address
  return {
    folder,
    origin: `http://127.0.0.1:${port}`,
    async open() {
      server = await serveGzip(folder, port)
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

async function serveGzip(folder: string, port: number): Promise<Server> {
  const server = await serve(folder, port)
  return server.prependListener('request', (request) => {
    request.headers['accept-encoding'] = 'gzip'
  })
}

/** @returns the bytes that a file takes on the wire: those of its `.gz` twin, or its own if it has none */
export function bytesOnWire(folder: string, path: string): number {
  const file = join(folder, path === '/' ? 'index.html' : path)
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
}

/** @returns the sum of {@link bytesOnWire}, in kB of 1000 bytes */
export function kilobytesOnWire(folder: string, paths: Iterable<string>): number {
  return [...new Set(paths)].reduce((sum, path) => sum + bytesOnWire(folder, path), 0) / 1000
}

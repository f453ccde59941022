import { existsSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '../../../.build/serve'

/** A served build on an origin of its own. */
export interface Site {
  folder: string
  origin: string
  open(): Promise<void>
  /** Stops the server for everybody; `open` brings it back on the same origin. */
  close(): Promise<void>
}

/** Serves a build with gzip, which the profile prescribes, also to browsers that take brotli. */
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

/** What a file of the site weighs on the way: its `.gz` twin, or itself where it has none. Bytes. */
export function bytesOnWire(folder: string, path: string): number {
  const file = join(folder, path === '/' ? 'index.html' : path)
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
}

/** The sum of {@link bytesOnWire}, in kB of 1000 bytes. */
export function kilobytesOnWire(folder: string, paths: Iterable<string>): number {
  return [...new Set(paths)].reduce((sum, path) => sum + bytesOnWire(folder, path), 0) / 1000
}

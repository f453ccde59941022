import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { serve } from '../../../.build/serve'

export interface Answer {
  status?: number
  type: string
  body: string | Buffer
}

/** The host’s answer instead of a file; undefined for the file itself. */
type Lie = (path: string) => Answer | undefined

const truth: Lie = () => undefined

/** A host of a build that can be made to answer wrongly. */
export interface LyingHost {
  url: string
  /** Replaces the build by another one. */
  deploy(dir: string): void
  /** Takes effect at once, until the host is made whole again. */
  lie(answerFor: Lie): void
  beWhole(): void
  /** Sends files uncompressed, whatever a browser accepts. */
  compressNothing(): void
  /** Stops answering. */
  fall(): void
  close(): Promise<void>
}

/** The page of a network that requires a sign-in before it lets anybody through. */
export const portal: Answer = { type: 'text/html', body: '<!doctype html><title>Sign in</title>' }

export async function openLyingHost(...builds: readonly string[]): Promise<LyingHost> {
  const honest = new Map<string, { server: Server; listener: RequestListener }>()
  for (const dir of builds) {
    const server = await serve(dir, 0)
    const [listener] = server.listeners('request')
    honest.set(dir, { server, listener: (request, response) => void listener?.(request, response) })
  }
  let [current = 'dist'] = builds
  let lieFor: Lie = truth
  let compresses = true
  let isDown = false

  function respond(request: IncomingMessage, response: ServerResponse): void {
    if (isDown) {
      response.destroy()
      return
    }
    const [path = '/'] = (request.url ?? '/').split('?')
    const answer = lieFor(path)
    if (answer === undefined) {
      if (!compresses) delete request.headers['accept-encoding']
      honest.get(current)?.listener(request, response)
      return
    }
    // As hosts send everything under `/assets/`, whatever it is.
    const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers = { 'Content-Type': answer.type, 'Cache-Control': caching }
    response.writeHead(answer.status ?? 200, headers).end(answer.body)
  }

  const host = createServer(respond)
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', () => resolve()))
  const address = host.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://localhost:${address.port}`,
    deploy(dir) {
      current = dir
    },
    lie(answerFor) {
      lieFor = answerFor
    },
    beWhole() {
      lieFor = truth
    },
    compressNothing() {
      compresses = false
    },
    fall() {
      isDown = true
    },
    async close() {
      const servers = [host, ...[...honest.values()].map(({ server }) => server)]
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.closeAllConnections()
              server.close(() => resolve())
            }),
        ),
      )
    },
  }
}

/** A file of a build, as a host reads it. */
export const fileOf = (dir: string, path: string): Buffer => readFileSync(join(dir, path))

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
}

export const typeOf = (path: string): string =>
  types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** The files that a build’s worker stores during its install, and the script that it imports. */
export function installedFiles(dir: string): string[] {
  const worker = fileOf(dir, 'worker.js').toString()
  const urls = [...worker.matchAll(/\burl"?:\s*"([^"]+)"/g)].map(([, url = '']) => url)
  const [script = ''] = /assets\/[\w-]*worker-parts-[\w-]+\.js/.exec(worker) ?? []
  return [...new Set(urls.filter((url) => !url.endsWith('.json'))), script]
}

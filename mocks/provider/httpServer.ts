/** The simulated provider over real HTTP: the same handlers as in the browser, behind Node's server. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refuse } from '../answer'
import type { MockConfig } from '../config'
import { createNetwork } from '../network'
import { scenarioPath } from '../scenarios'

/** A slip of 5 MB in base64, and the rest of its order. */
const longestBody = 8 * 1024 * 1024

/** Pages of any origin may ask, with the session's token in the Authorization header. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
}

/** A server that is not listening yet; `config.providerOrigin` is where it will be reached. */
export function createProviderServer(config: MockConfig): Server {
  const network = createNetwork(config)
  return createServer((incoming, outgoing) => {
    exchange(incoming, outgoing, config, (request) => network.respond(request)).catch(
      (cause: unknown) => {
        console.warn(`${incoming.method} ${incoming.url} was cut off:`, String(cause))
        outgoing.destroy() // the caller sees a lost connection, as a tester may have ordered
      },
    )
  })
}

async function exchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  config: MockConfig,
  respond: (request: Request) => Promise<Response>,
): Promise<void> {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, crossOrigin).end()
    return
  }
  const body = await bodyOf(incoming)
  const response =
    body === null
      ? refuse(413, 'The body is too long')
      : await respond(requestOf(incoming, config, body))
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...crossOrigin,
    'Cache-Control': 'no-store',
  })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** Of the app's own `/api`, testers reach their door through this server too, and nothing else. */
function requestOf(incoming: IncomingMessage, config: MockConfig, body: Buffer): Request {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const name of ['authorization', 'content-type', 'accept'] as const) {
    const value = incoming.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const origin = url.startsWith(scenarioPath) ? config.apiOrigin : config.providerOrigin
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, origin), {
    method,
    headers,
    body: hasBody ? new Uint8Array(body) : null,
  })
}

/** Null for a body that is too long; it is read to its end all the same, so that the caller hears the answer. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming) {
    const bytes = Buffer.from(part)
    length += bytes.length
    if (length <= longestBody) parts.push(bytes)
  }
  return length <= longestBody ? Buffer.concat(parts) : null
}

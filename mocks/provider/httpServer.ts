/** The simulated provider over real HTTP: the same handlers as in the browser, behind Node's server. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refuse } from '../answer'
import type { MockConfig } from '../config'
import type { HandlerIndex } from '../dispatch'
import { createNetwork } from '../network'
import { scenarioPath } from '../scenarios'

/** A slip of 5 MB in base64, and the rest of its order. */
const longestBody = 8 * 1024 * 1024

/**
 * For pages of this machine and of the app's own origin, with the session's token in the
 * Authorization header. The testers' door is for no page at all: only for what runs beside it.
 */
const crossOrigin = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  // By it the app knows the time here: a device's clock may be minutes off.
  'Access-Control-Expose-Headers': 'Date',
  'Access-Control-Max-Age': '600',
}

const localOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const passedOn = [
  'authorization',
  'content-type',
  'content-length',
  'accept',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'sec-fetch-site',
]

/** A server that is not listening yet; `config.providerOrigin` is where it will be reached; `provider`: who answers, where that is more than the players' side. */
export function createProviderServer(config: MockConfig, provider?: HandlerIndex): Server {
  const network = createNetwork(config, provider)
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
  const permission = permissionFor(incoming, config)
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, permission).end()
    return
  }
  const body = await bodyOf(incoming)
  const response =
    body === null
      ? refuse(413, 'The body is too long')
      : await respond(requestOf(incoming, config, body))
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...permission,
    'Cache-Control': 'no-store',
  })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

function permissionFor({ headers, url = '/' }: IncomingMessage, config: MockConfig) {
  const { origin = '' } = headers
  const isKnown = origin === config.apiOrigin || localOrigin.test(origin)
  const isAllowed = isKnown && !isDoor(url)
  return {
    Vary: 'Origin',
    ...(isAllowed && { 'Access-Control-Allow-Origin': origin, ...crossOrigin }),
  }
}

function isDoor(url: string): boolean {
  return url.startsWith(scenarioPath)
}

/** Of the app's own `/api`, testers reach their door through this server too, and nothing else. */
function requestOf(incoming: IncomingMessage, config: MockConfig, body: Buffer): Request {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const name of passedOn) {
    const value = incoming.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const origin = isDoor(url) ? config.apiOrigin : config.providerOrigin
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, origin), {
    method,
    headers,
    body: hasBody ? new Uint8Array(body) : null,
  })
}

/** Null for a body that is too long; nothing of it is kept, but all is taken, so that the caller hears the answer. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  if (Number(incoming.headers['content-length']) > longestBody) {
    incoming.resume()
    return null
  }
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming) {
    const bytes = Buffer.from(part)
    length += bytes.length
    if (length <= longestBody) parts.push(bytes)
  }
  return length <= longestBody ? Buffer.concat(parts) : null
}

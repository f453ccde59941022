/** The simulated back ends over real HTTP: the browser's handlers behind Node's server. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { atOnce } from '#lib/inSlices'
import { answered, refuse } from '../answer'
import { type MockConfig, operatorOf } from '../config'
import { errorAtGate } from '../gate'
import { scenarioPath } from '../scenarios'
import { type Addressed, addressed } from './addressed'
import type { Backend } from './backend'
import { BadSnapshot } from './badSnapshot'
import { readSnapshotFile } from './saved/snapshotFile'
import { TooManyWorlds, type Worlds, worldHeader } from './worlds'

type ServedBackend = Pick<Backend, 'fetch' | 'snapshot' | 'restore'>

export interface Served {
  config: MockConfig
  worlds: Pick<Worlds, 'end'> & { of(name: string): ServedBackend }
  /** Whether to serve the app's `/api`; otherwise only the test API below it. */
  hasApi: boolean
}

/** In bytes: a slip of 5 MB in base64, and the rest of its request. */
const longestBody = 8 * 1024 * 1024

const longestSnapshot = 64 * 1024 * 1024

/** GET returns a snapshot, POST restores one, DELETE discards the named back end. Over HTTP only. */
const snapshotPath = `${scenarioPath}/world`

/**
 * CORS for pages on this machine and of the app's own origin, with the session's token in the Authorization
 * header. No page may use the test API; it is only for processes on this machine.
 */
const crossOrigin = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': `Authorization, Content-Type, ${worldHeader}`,
  // Tells the app the time here, because a device's clock may be minutes off.
  'Access-Control-Expose-Headers': 'Date, Retry-After',
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

/** Creates a server that does not listen yet; `config.providerOrigin` is its future address. */
export function createBackendServer(served: Served): Server {
  return createServer((incoming, outgoing) => {
    exchange(incoming, outgoing, served).catch((cause: unknown) => {
      console.warn(`${incoming.method} ${incoming.url} was cut off:`, String(cause))
      outgoing.destroy() // the caller sees a lost connection; an injected fault may want that
    })
  })
}

async function exchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  served: Served,
): Promise<void> {
  const { name, url } = addressed(incoming)
  const permission = permissionFor(incoming, url, served.config)
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, permission).end()
    return
  }
  const response = await answer(incoming, { name, url }, served)
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...permission,
    'Cache-Control': 'no-store',
  })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** Methods that `Request` does not accept. */
const unknownMethods: readonly unknown[] = ['CONNECT', 'TRACE', 'TRACK']

async function answer(
  incoming: IncomingMessage,
  { name, url }: Addressed,
  served: Served,
): Promise<Response> {
  const { method, headers } = incoming
  if (!isOwnHost(headers.host, served.config)) return refuse(403, 'Ask for localhost or a number')
  if (unknownMethods.includes(method)) return refuse(405, 'Method not allowed')
  if (!URL.canParse(url, 'http://any')) return refuse(400, 'This is no address')
  const { pathname } = new URL(url, 'http://any')
  const isSnapshot = pathname === snapshotPath
  const body = await bodyOf(incoming, isSnapshot ? longestSnapshot : longestBody)
  if (body === null) return refuse(413, 'The body is too long')
  const request = requestOf(incoming, url, served, body)
  try {
    if (isSnapshot) {
      return (
        errorAtGate(request, true) ?? (await answered(() => moveSnapshot(request, name, served)))
      )
    }
    return await served.worlds.of(name).fetch(request)
  } catch (cause) {
    if (cause instanceof TooManyWorlds) return refuse(503, cause.message)
    throw cause
  }
}

async function moveSnapshot(request: Request, name: string, served: Served): Promise<Response> {
  const { worlds, config } = served
  const world = worlds.of(name)
  switch (request.method) {
    case 'GET':
      return Response.json(await world.snapshot())
    case 'POST':
      return putBack(request, world, operatorOf(config))
    case 'DELETE':
      await worlds.end(name)
      return Response.json({})
    default:
      return refuse(405, 'Method not allowed')
  }
}

/** Leaves out rows that do not fit and lists them, as the import in the panel does. */
async function putBack(
  request: Request,
  backend: ServedBackend,
  operator: string,
): Promise<Response> {
  const isJson = request.headers.get('Content-Type')?.startsWith('application/json')
  if (!isJson) return refuse(415, 'The body must be application/json')
  try {
    const { snapshot, skipped } = atOnce(
      readSnapshotFile(await request.json(), operator, Date.now()),
    )
    await backend.restore(snapshot)
    return Response.json({ skipped })
  } catch (cause) {
    if (cause instanceof SyntaxError) return refuse(400, 'The body is not JSON')
    if (cause instanceof BadSnapshot) return refuse(400, cause.message)
    throw cause
  }
}

function permissionFor({ headers }: IncomingMessage, url: string, config: MockConfig) {
  const isAllowed = isKnown(headers.origin, config) && !isDoor(url)
  return {
    Vary: 'Origin',
    ...(isAllowed && { 'Access-Control-Allow-Origin': headers.origin, ...crossOrigin }),
  }
}

/** Whether the origin is on this machine or the app's own. */
function isKnown(origin: string | undefined, config: MockConfig): boolean {
  return origin !== undefined && (origin === config.apiOrigin || localOrigin.test(origin))
}

/**
 * Protects against DNS rebinding, where a page's own host name points here. IP addresses and localhost cannot
 * be redirected.
 */
function isOwnHost(host: string | undefined, { apiOrigin }: MockConfig): boolean {
  if (host === undefined || host === new URL(apiOrigin).host) return true
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return /^(.+\.)?localhost$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

function isDoor(url: string): boolean {
  return url.startsWith(scenarioPath)
}

function requestOf(
  incoming: IncomingMessage,
  url: string,
  { config, hasApi }: Served,
  body: Buffer,
): Request {
  const { method = 'GET' } = incoming
  const headers = new Headers()
  for (const name of passedOn) {
    const value = incoming.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  // For `/api`, an allowed page is the app itself, whatever its port. The test API allows no page.
  if (isKnown(incoming.headers.origin, config) && !isDoor(url)) headers.delete('sec-fetch-site')
  const isApi = isDoor(url) || (hasApi && url.startsWith('/api/'))
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, isApi ? config.apiOrigin : config.providerOrigin), {
    method,
    headers,
    body: hasBody ? new Uint8Array(body) : null,
  })
}

/** @returns null if the body is too long; it is still read to its end, so that the caller gets the answer */
async function bodyOf(incoming: IncomingMessage, longest: number): Promise<Buffer | null> {
  if (Number(incoming.headers['content-length']) > longest) {
    incoming.resume()
    return null
  }
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming) {
    const bytes = Buffer.from(part)
    length += bytes.length
    if (length <= longest) parts.push(bytes)
  }
  return length <= longest ? Buffer.concat(parts) : null
}

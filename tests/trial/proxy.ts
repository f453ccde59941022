/** A proxy between the app and its provider that treats each call as the caller’s connection does. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, Exchange } from './faults'
import type { Line } from './line'

export interface Proxy {
  /** The connection of each device, by the origin of its pages. Other callers have a good one. */
  connect: (origin: string, line: Line) => void
  /** The address at which it listens: host and port. */
  address: string
  close: () => void
}

/** Headers that are passed on unchanged, besides the body. */
const ownHeaders = ['host', 'connection', 'content-length', 'transfer-encoding']

export async function openProxy(provider: string): Promise<Proxy> {
  const lines = new Map<string, Line>()
  const earlier = new Map<string, Answer>()

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming
    const body = await bodyOf(incoming)
    const line = lines.get(headers.origin ?? '')
    const deliver = async () => {
      const answer = await ask(provider + path, incoming, body)
      if (method === 'POST') earlier.set(path, answer)
      return answer
    }
    const spoiling = method === 'OPTIONS' ? null : line?.take({ method, path, body })
    if (!line || !spoiling) {
      write(outgoing, await deliver())
      return
    }
    const permission = { 'access-control-allow-origin': headers.origin ?? '*' }
    const exchange: Exchange = {
      deliver,
      // An earlier answer may have been another device’s.
      answer: (answer) =>
        write(outgoing, { ...answer, headers: { ...answer.headers, ...permission } }),
      answerHalf: (answer) => writeHalf(outgoing, answer),
      cut: () => outgoing.destroy(),
      pause: () => wait(line.delay()),
      earlier: earlier.get(path),
    }
    await line.hold(spoiling.happen(exchange))
  }

  const server = createServer((incoming, outgoing) => {
    carry(incoming, outgoing).catch((cause: unknown) => {
      console.warn(`${incoming.method} ${incoming.url} could not be carried:`, String(cause))
      outgoing.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The line has no port')
  return {
    address: `127.0.0.1:${bound.port}`,
    connect: (origin, line) => lines.set(origin, line),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function ask(url: string, { method, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  const passedOn = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers: Object.fromEntries(passedOn) }, (response) => {
      bodyOf(response).then((content) => {
        resolve({
          status: response.statusCode ?? 502,
          headers: headersOf(response),
          body: content,
        })
      }, reject)
    })
    call.once('error', reject)
    call.end(body)
  })
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ownHeaders.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

function write(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  outgoing.writeHead(status, headers).end(body)
}

/** Announces the whole length, so that the app notices a missing part. */
function writeHalf(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  outgoing.writeHead(status, { ...headers, 'Content-Length': body.length })
  outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy())
}

/** A provider whose answers a test can spoil: it passes every call on to the simulation. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type BackendServer, serveBackend } from '#mocks/backend/serve'
import type { Line } from '../../provider/answer'
import { type CheckOptions, checkProvider } from '../../provider/check'

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** Changes the reply to a call, or answers it alone; then it returns null. */
export type Spoil = (reply: Reply, answer: ServerResponse, asked: IncomingMessage) => Reply | null

let simulation: BackendServer | undefined
let token = ''
const servers: Server[] = []

beforeAll(async () => {
  simulation = await serveBackend()
  const login = await fetch(`${simulation.url}/api/account/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: '0812345678', password: 'player1234' }),
  })
  token = String(Object(await login.json()).serviceToken)
})

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

afterAll(() => simulation?.close())

/** @returns the host and port */
export async function listening(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' ? `127.0.0.1:${address?.port}` : ''
}

/** @returns the address of a provider that spoils the calls to one path; to every path without one */
export async function spoiled(spoil: Spoil, path?: string): Promise<string> {
  const server = createServer((asked, answer) => {
    void passOn(asked).then((reply) => {
      const isMeant = path === undefined || asked.url?.startsWith(path)
      const given = isMeant ? spoil(reply, answer, asked) : reply
      if (given) answer.writeHead(given.status, given.headers).end(given.body)
    })
  })
  return `http://${await listening(server)}`
}

const passed = ['authorization', 'content-type', 'origin', 'accept']

async function passOn(asked: IncomingMessage): Promise<Reply> {
  const { method = 'GET', url = '/', headers } = asked
  const body = await text(asked)
  const response = await fetch((simulation?.url ?? '') + url, {
    method,
    body: body === '' ? null : body,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        passed.includes(name) && typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
  })
  const kept = [...response.headers].filter(
    ([name]) => !['content-length', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
  )
  return {
    status: response.status,
    // Node's server sends the time of the machine, not that of the tests.
    headers: { ...Object.fromEntries(kept), date: new Date().toUTCString() },
    body: await response.text(),
  }
}

/** Without a session, only public calls are made. */
export function checkPublic(url: string, options: Partial<CheckOptions> = {}): Promise<Line[]> {
  return checkProvider({ url, slowMs: 5000, timeoutMs: 10_000, ...options })
}

export async function checkAll(options: Partial<CheckOptions> = {}): Promise<Line[]> {
  const url = options.url ?? (await unspoiled())
  return checkPublic(url, { token, user: 'M1001', segment: 'a7c41f', ...options })
}

export function unspoiled(): Promise<string> {
  return spoiled((reply) => reply)
}

/** @returns the checks that are not as agreed, with verdict and detail */
export function oddOf(lines: readonly Line[]): Record<string, string> {
  return Object.fromEntries(
    lines
      .filter(
        ({ verdict, detail }) => verdict !== 'not asked' && `${verdict}${detail}` !== 'as agreed',
      )
      .map(({ path, verdict, detail }) => [path, `${verdict}: ${detail}`]),
  )
}

import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Server } from 'node:net'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type BackendServer, serveBackend } from '#mocks/backend/serve'
import type { Line } from '../../provider/answer'
import { type CheckOptions, checkProvider } from '../../provider/check'
import { readCommandLine } from '../../provider/commandLine'
import { isWhole, tableOf } from '../../provider/table'

const segment = 'a7c41f'
const limits = { slowMs: 5000, timeoutMs: 10_000 }

let simulation: BackendServer
let token: string

beforeAll(async () => {
  simulation = await serveBackend()
  const answer = await post('/api/account/login', {
    username: '0812345678',
    password: 'player1234',
  })
  token = Object(await answer.json()).serviceToken
})

afterAll(() => simulation.close())

const others: Server[] = []

afterEach(async () => {
  await fetch(`${simulation.url}/api/scenarios`, { method: 'DELETE' })
  for (const server of others.splice(0)) server.close()
})

function post(path: string, body: object): Promise<Response> {
  return fetch(simulation.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function check(options: Partial<CheckOptions> = {}): Promise<Line[]> {
  return checkProvider({
    url: simulation.url,
    token,
    user: 'M1001',
    segment,
    ...limits,
    ...options,
  })
}

async function listening(server: Server): Promise<string> {
  others.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' ? `127.0.0.1:${address?.port}` : ''
}

/** @returns the verdict that all called endpoints share */
function saidOf(lines: readonly Line[]): string[] {
  const asked = lines.filter(({ verdict }) => verdict !== 'not asked')
  expect(asked.length).toBeGreaterThan(25)
  return [...new Set(asked.map(({ verdict, detail }) => `${verdict}: ${detail}`))]
}

test('the simulated provider answers as agreed', async () => {
  const lines = await check()
  const odd = lines.filter(({ verdict }) => verdict !== 'as agreed')
  expect(odd.map(({ call, detail }) => [call.name, detail])).toEqual([
    ['players', 'for the staff alone'],
  ])
  expect(isWhole(lines, true)).toBe(true)
  expect(tableOf(lines)).toMatch(/as agreed +\d+ ms {2}GET \/bank\n/)
  expect(tableOf(lines)).toMatch(/\n\n\d+ as agreed, 1 not asked$/)
})

test('only public calls are made without a session', async () => {
  const lines = await check({ token: undefined, user: undefined })
  const asked = lines.filter(({ verdict }) => verdict === 'as agreed').map(({ path }) => path)
  expect(asked).toContain('/setting/banner')
  expect(asked.filter((path) => path.startsWith('/userbalance'))).toEqual([])
  const wallet = lines.find(({ call }) => call.name === 'wallet')
  expect(wallet).toMatchObject({ verdict: 'not asked', path: '/userbalance/wallet/:id' })
  expect(isWhole(lines, false)).toBe(true)
})

function written(lines: readonly Line[]): string[][] {
  return lines
    .filter(({ call }) => call.method === 'POST')
    .map(({ path, verdict, detail }) => [path, verdict, detail])
}

test('the check writes only with --requests: a deposit, the same again, and its cancellation', async () => {
  expect(written(await check())).toEqual([])
  expect(written(await check({ requests: true }))).toEqual([
    ['/userbalance/deposit', 'as agreed', ''],
    ['/userbalance/deposit', 'as agreed', ''],
    ['/userbalance/depositcancel', 'as agreed', ''],
  ])
})

test('each faulty answer is reported at its own call and at no other', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const rules = [
    { match: '/setting/banner', effect: 'status500' },
    { match: '/setting/colorsetting', effect: 'html' },
    { match: '/setting/withdraw', effect: 'garbage' },
    { match: '/userbalance/wallet', effect: 'wrongTypes' },
    { match: '/userbalance/statement', effect: 'empty' },
    { match: '/setting/websetting', effect: 'networkError' },
    { match: '/setting/invite', effect: 'slow', delayMs: 30_000 },
    { match: '/setting/cashback', effect: 'never' },
  ]
  for (const rule of rules) await post('/api/scenarios', rule)
  const lines = await check({ timeoutMs: 1500 })
  const told = lines.filter(({ verdict }) => !['as agreed', 'not asked'].includes(verdict))
  expect(
    Object.fromEntries(told.map(({ path, verdict, detail }) => [path, `${verdict}: ${detail}`])),
  ).toEqual({
    '/setting/banner': 'differs: status 500',
    '/setting/colorsetting': 'differs: a page of HTML, no JSON',
    '/setting/withdraw': 'differs: no JSON, or cut off after 15 letters',
    '/userbalance/wallet/M1001': expect.stringMatching(/^differs: \w+/),
    '/userbalance/statement/M1001': 'differs: an empty answer',
    '/setting/websetting': 'no answer: the connection was lost',
    '/setting/invite': 'no answer: nothing within 1500 ms',
    '/setting/cashback': 'no answer: nothing within 1500 ms',
  })
  expect(isWhole(lines, false)).toBe(false)
})

test('a late answer is slow', async () => {
  await post('/api/scenarios', { match: '/setting/invite', effect: 'slow', delayMs: 700 })
  const lines = await check({ slowMs: 600 })
  expect(lines.find(({ path }) => path === '/setting/invite')?.verdict).toBe('slow')
  expect(isWhole(lines, false)).toBe(false)
})

test.each<[string, RequestListener, string]>([
  [
    'that is a web site',
    (_, answer) => answer.end('<!doctype html><p>Hello'),
    'differs: a page of HTML, no JSON',
  ],
  [
    'that sends on',
    (_, answer) => answer.writeHead(302, { Location: 'https://elsewhere.example/' }).end(),
    'differs: status 302: sent on to https://elsewhere.example/',
  ],
  [
    'that does not know the token',
    (_, answer) => answer.writeHead(401).end('{"message":"no"}'),
    'refused: status 401: the token does not count',
  ],
  ['that has none of it', (_, answer) => answer.writeHead(404).end(), 'missing: status 404'],
  ['that never answers', () => {}, 'no answer: nothing within 300 ms'],
  [
    'that answers half',
    (_, answer) => answer.end('{"data":[{"bankID":1'),
    'differs: no JSON, or cut off after 20 letters',
  ],
  [
    'that says gzip and sends none',
    (_, answer) => answer.writeHead(200, { 'Content-Encoding': 'gzip' }).end('{"data":[]}'),
    'no answer: its compression cannot be read',
  ],
])('a provider %s gets the matching verdict', async (_, answer, expected) => {
  const url = `http://${await listening(createServer(answer))}`
  const lines = await check({ url, timeoutMs: expected.includes('300') ? 300 : 10_000 })
  expect(saidOf(lines)).toEqual([expected])
  expect(isWhole(lines, false)).toBe(false)
})

function* blanks(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(1024 * 1024, ' ')
}

test('an endless answer is cut off', async () => {
  const server = createServer(({ url }, answer) => {
    if (url === '/bank') Readable.from(blanks()).pipe(answer)
    else answer.writeHead(404).end()
  })
  const lines = await check({ url: `http://${await listening(server)}` })
  const told = lines.find(({ path }) => path === '/bank')
  expect(told?.detail).toBe('an answer of more than 32 MB')
})

async function saidWith(key: string, cert: string): Promise<string[]> {
  const address = await listening(createSecureServer({ key, cert }))
  return saidOf(await check({ url: `https://${address}` }))
}

test('an invalid certificate is no answer, whether self-signed or of an unknown authority', async () => {
  expect(await saidWith(ownKey, ownCertificate)).toEqual([
    expect.stringMatching(/^no answer: its certificate does not count: [A-Z_]+$/),
  ])
  expect(await saidWith(leafKey, leafCertificate)).toEqual([
    'no answer: its certificate does not count: UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ])
})

test.each(['EHOSTUNREACH', 'ENETUNREACH'])('an unreachable host is no answer: %s', async (code) => {
  // Error as Node's fetch throws it. Which addresses are unreachable differs between machines.
  const cause = Object.assign(new Error('connect'), { code })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))
  const lines = await check()
  vi.mocked(fetch).mockRestore()
  expect(saidOf(lines)).toEqual(['no answer: there is no way to this host'])
})

test('an https address without TLS is reported as such, not as a bad certificate', async () => {
  const lines = await check({ url: `https://${await listening(createServer())}` })
  expect(saidOf(lines)).toEqual([
    'no answer: no TLS is spoken there: an address of http:// may be meant',
  ])
})

test('the text of an answer cannot control the terminal', () => {
  const call = { method: 'GET', name: 'banks', isSpecified: true } as const
  const line = { call, path: '/bank', verdict: 'refused', detail: '\u001b[2Jgone', ms: 1 } as const
  expect(tableOf([line])).not.toContain('\u001b')
})

test.each([
  [[], /^An address is missing$/],
  [['nonsense'], /^nonsense: no address/],
  [['http://a.example', 'http://b.example'], /^http:\/\/b\.example: one address at a time$/],
  [['http://a.example', '--nonsense'], /^--nonsense: no such option$/],
  [['http://a.example', '--token'], /^--token: its value is missing$/],
  [['http://a.example', '--slow', '-5'], /^--slow -5: not a whole/],
  [['http://a.example/?tenant=1'], /behind the path/],
  [['http://me:secret@a.example'], /use --token/],
  [['http://a.example', '--requests', '--user', 'M1'], /^--requests needs a test account/],
])('the invalid command line %j is refused by name', (given, reason) => {
  expect(() => readCommandLine(given)).toThrow(reason)
})

test('the command reports a closed port and an unknown option in words and by exit code', async () => {
  const command = promisify(execFile)
  const run = (...options: string[]) =>
    command('node_modules/.bin/tsx', ['tests/provider/run.ts', ...options]).catch(
      (cause: unknown) => Object(cause),
    )
  const free = createServer()
  const address = await listening(free)
  await new Promise((resolve) => free.close(resolve))
  const [nothing, bad] = await Promise.all([run(`http://${address}`), run('--nonsense')])
  expect(nothing).toMatchObject({ code: 1, stderr: '' })
  expect(nothing.stdout).toMatch(/no answer +\d+ ms {2}GET \/bank +nothing listens there/)
  expect(bad).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^--nonsense: no such option\n\nnpm run check-provider [^]* --timeout MS /,
    ),
  })
  expect(`${nothing.stdout}${bad.stderr}`).not.toMatch(/^\s+at /m)
}, 60_000)

/** Private key only for the test of certificates. */
const ownKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjtTKbDx1aBwARykO
MoyDgjM8QETQfXTxom9kWaL3IH2hRANCAASf6E5I6HxBN3rwz8oauIXK/hk4wVea
VloMGR8IeEcp+llarDX0sSZl9h1Hp2tF23PvOqptPp06/WEAwztvDTlU
-----END PRIVATE KEY-----`

const ownCertificate = `-----BEGIN CERTIFICATE-----
MIIBdjCCAR2gAwIBAgIUQyJX3OMMb9OkIfg9ofO5JL1sGfkwCgYIKoZIzj0EAwIw
ETEPMA0GA1UEAwwGbm9ib2R5MB4XDTI2MTEyMzEyNTMxMFoXDTI2MTEyNDEyNTMx
MFowETEPMA0GA1UEAwwGbm9ib2R5MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
n+hOSOh8QTd68M/KGriFyv4ZOMFXmlZaDBkfCHhHKfpZWqw19LEmZfYdR6drRdtz
7zqqbT6dOv1hAMM7bw05VKNTMFEwHQYDVR0OBBYEFA4G1SxE9GyVdItNNK2zz6ds
B5qNMB8GA1UdIwQYMBaAFA4G1SxE9GyVdItNNK2zz6dsB5qNMA8GA1UdEwEB/wQF
MAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgf31vKANqkFLAKX+JJBYVh53/LIpmE0KH
DvnnwJ470gkCIBwxdwRoyQGI6i4m0DG6LK1V060uKn66kapxiVSHDI1x
-----END CERTIFICATE-----`

const leafKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgE5ZNIQqYjYBm6mGq
WkZRY7BhuYHOX6yHhO+2IZ57kX+hRANCAARHKO/ysT+LS15lX/8phqmwKRewFoLY
YntpMpgLFPzk5jnXNJogH5+UJC8RiFdHkF4Q9OlZ6VVefwzfojeGDcFq
-----END PRIVATE KEY-----`

const leafCertificate = `-----BEGIN CERTIFICATE-----
MIIBJzCBzgIUNs/9eFKaadLFL5qdNMHu43y6iF0wCgYIKoZIzj0EAwIwHDEaMBgG
A1UEAwwRdW5rbm93biBhdXRob3JpdHkwIBcNMjYxMTI1MTY1MDE3WhgPMjEyNjEx
MDExNjUwMTdaMA8xDTALBgNVBAMMBGxlYWYwWTATBgcqhkjOPQIBBggqhkjOPQMB
BwNCAARHKO/ysT+LS15lX/8phqmwKRewFoLYYntpMpgLFPzk5jnXNJogH5+UJC8R
iFdHkF4Q9OlZ6VVefwzfojeGDcFqMAoGCCqGSM49BAMCA0gAMEUCIBgdsI7CUTjd
+74NbenNLKKhqffqMwP6QDmUcx6Sm0HnAiEAmD1UPlMYsnVWPzUbRLONgm89Os+f
Zry+sFS8vLeIgkM=
-----END CERTIFICATE-----`

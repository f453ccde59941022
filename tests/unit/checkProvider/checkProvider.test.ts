import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Line } from '../../provider/answer'
import { readCommandLine } from '../../provider/commandLine'
import { Recording } from '../../provider/record'
import { junitOf, markdownOf } from '../../provider/reports'
import { isWhole, tableOf } from '../../provider/table'
import { checkAll, checkPublic, listening, oddOf, spoiled, unspoiled } from './provider'

const loose = { all: false, strict: false }
const strict = { all: true, strict: true }

test('the simulated provider answers as agreed', async () => {
  const lines = await checkAll()
  expect(oddOf(lines)).toEqual({})
  const notAsked = lines.filter(({ verdict }) => verdict === 'not asked')
  expect(notAsked.map(({ call, detail }) => [call.name, detail])).toEqual([
    ['players', 'for staff only'],
  ])
  expect(isWhole(lines, strict)).toBe(true)
  expect(tableOf(lines)).toMatch(/as agreed +\d+ ms {2}GET \/bank\n/)
  expect(tableOf(lines)).toMatch(/\n\n\d+ as agreed, 1 not asked$/)
  expect(tableOf(lines)).not.toContain('a7c41f')
})

test('without a session only public calls are made, which is a fault for --strict alone', async () => {
  const lines = await checkPublic(await unspoiled())
  const asked = lines.filter(({ verdict }) => verdict === 'as agreed').map(({ path }) => path)
  expect(asked).toContain('/setting/banner')
  expect(asked.filter((path) => path.startsWith('/userbalance'))).toEqual([])
  const wallet = lines.find(({ call }) => call.name === 'wallet')
  expect(wallet).toMatchObject({ verdict: 'not asked', path: '/userbalance/wallet/:id' })
  expect(isWhole(lines, loose)).toBe(true)
  expect(isWhole(lines, { ...loose, strict: true })).toBe(false)
})

function written(lines: readonly Line[]): string[][] {
  return lines
    .filter(({ call }) => call.method === 'POST')
    .map(({ path, verdict, detail }) => [path, verdict, detail])
}

test('the check writes only with --requests: a deposit, the same again, and its cancellation', async () => {
  expect(written(await checkAll())).toEqual([])
  expect(written(await checkAll({ requests: true }))).toEqual([
    ['/userbalance/deposit', 'as agreed', ''],
    ['/userbalance/deposit', 'as agreed', ''],
    ['/userbalance/depositcancel', 'as agreed', ''],
  ])
})

test('the check sends no request while no bank is open', async () => {
  const sent: string[] = []
  const url = await spoiled((reply, _, { method = '', url: path = '' }) => {
    if (method === 'POST') sent.push(path)
    if (!path.endsWith('/banklist')) return reply
    const { data } = JSON.parse(reply.body)
    const closed = data.map((bank: object) => ({ ...bank, status: 'off' }))
    return { ...reply, body: JSON.stringify({ data: closed }) }
  })
  const lines = await checkAll({ url, requests: true })
  expect(written(lines)).toEqual([
    ['/userbalance/deposit', 'not asked', 'no bank for deposits is open, so nothing was sent'],
  ])
  expect(sent).toEqual([])
  expect(isWhole(lines, { ...loose, strict: true })).toBe(false)
})

const call = { method: 'GET', name: 'banks', isSpecified: true, caller: 'anyone' } as const

const lines: readonly Line[] = [
  { call, path: '/bank', verdict: 'as agreed', detail: '', ms: 12 },
  { call, path: '/promotion', verdict: 'differs', detail: '<b>"|`', ms: 1 },
  { call, path: '/setting', verdict: 'no answer', detail: '\u001b[2Jgone', ms: 1 },
  { call, path: '/wallet', verdict: 'not asked', detail: 'needs --token', ms: 0 },
]

test('the text of an answer cannot control a terminal or a report', () => {
  for (const text of [tableOf(lines), junitOf(lines, loose), markdownOf(lines, loose)]) {
    expect(text).not.toContain('\u001b')
  }
  expect(markdownOf(lines, loose)).toContain(
    '| ❌ differs | `GET /promotion` | \\<b\\>"\\|\\` | 1 |',
  )
})

test('the JUnit report counts failures, errors and calls that were not made', () => {
  expect(junitOf(lines, loose)).toContain('tests="4" failures="1" errors="1" skipped="1"')
  expect(junitOf(lines, loose)).toContain('message="differs: &lt;b&gt;&quot;|`"')
  expect(junitOf(lines, strict)).toContain('failures="2" errors="1" skipped="0"')
})

test('a recording holds every exchange, without the session, the segment and account numbers', async () => {
  const recording = new Recording('a7c41f')
  await checkAll({ record: (exchange) => recording.add(exchange) })
  const text = recording.toHar()
  const { log } = JSON.parse(text)
  expect(log.entries.length).toBeGreaterThan(30)
  expect(log.entries[0]).toMatchObject({
    request: { method: 'OPTIONS' },
    response: { status: 204 },
  })
  expect(text).not.toMatch(/a7c41f|eyJ/)
  expect(text).toContain('/•••/banklist')
  expect(text).not.toMatch(/book_number\\":\\"\d/)
})

test.each([
  [[], /^An address is missing$/],
  [['nonsense'], /^nonsense: no address/],
  [['http://a.example', 'http://b.example'], /^http:\/\/b\.example: one address at a time$/],
  [['http://a.example', '--nonsense'], /^--nonsense: no such option$/],
  [['http://a.example', '--token'], /^--token: its value is missing$/],
  [['http://a.example', '--token', 'x'], /^--token needs --user/],
  [['http://a.example', '--user', 'M1'], /^--user needs --token/],
  [['http://a.example', '--slow', '-5'], /^--slow -5: not a whole/],
  [['http://a.example', '--origin', 'app'], /^--origin app: no address/],
  [['http://a.example/?tenant=1'], /nothing may follow the path/],
  [['http://me:secret@a.example'], /use --token/],
  [['http://a.example', '--requests', '--user', 'M1'], /^--requests needs a test account/],
])('the invalid command line %j is refused by name', (given, reason) => {
  expect(() => readCommandLine(given)).toThrow(reason)
})

/** Runs the command. @returns its output and exit code */
const run = (...options: string[]) =>
  promisify(execFile)('node_modules/.bin/tsx', ['tests/provider/run.ts', ...options]).catch(
    (cause: unknown) => Object(cause),
  )

test('the command reports a closed port in words, files and exit code, and an unknown option', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-provider-'))
  const at = (name: string) => join(folder, name)
  const free = createServer()
  const address = await listening(free)
  await new Promise((resolve) => free.close(resolve))
  const files = ['--junit', at('junit.xml'), '--markdown', at('a.md'), '--record', at('a.har')]
  const [nothing, bad] = await Promise.all([run(`http://${address}`, ...files), run('--nonsense')])
  expect(nothing).toMatchObject({ code: 1, stderr: '' })
  expect(nothing.stdout).toMatch(/no answer +\d+ ms {2}GET \/bank +nothing listens at this address/)
  expect(readFileSync(at('junit.xml'), 'utf8')).toContain('<error type="no answer"')
  expect(readFileSync(at('a.md'), 'utf8')).toContain('❌ no answer')
  expect(existsSync(at('a.har'))).toBe(true)
  expect(bad).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^--nonsense: no such option\n\nnpm run check-provider [^]* --timeout MS /,
    ),
  })
  expect(`${nothing.stdout}${bad.stderr}`).not.toMatch(/^\s+at /m)
  rmSync(folder, { recursive: true })
}, 60_000)

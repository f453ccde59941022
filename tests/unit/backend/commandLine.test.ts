import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { createBackend } from '#mocks/backend/backend'
import { readCommandLine, usage } from '#mocks/backend/commandLine'
import { withoutSecrets } from '#mocks/backend/saved/snapshotFile'
import { serveBackend } from '#mocks/backend/serve'

const folder = mkdtempSync(join(tmpdir(), 'command-line-'))
const app = 'Arcade Member'

// Unit tests share a process, and with it the back ends' databases.
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await createBackend().restore()
})

function file(name: string, content: string | object): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('a missing option has its default', () => {
  expect(readCommandLine(['--seed', '7', '--scenario', 'late-deposit'], app)).toMatchObject({
    port: 4300,
    seed: 7,
    hasApi: true,
    snapshot: undefined,
    scenario: { format: 'arcade-scenario' },
  })
})

test.each([
  [['--port', 'abc'], /^--port abc: not a whole number/],
  [['--out', 'a.json'], /^--out a.json: only with --record$/],
  [['--record', 'provider'], /^--record provider: not an address/],
  [['--record', 'https://provider.example', '--seed', '7'], /^--seed: not with --record$/],
  [['--port', '99999'], /^--port 99999: .* 65535$/],
  [['--port', '-1'], /^--port -1: not a whole number from 0 to 65535$/],
  [['--seed', '1.5'], /^--seed 1.5/],
  [['--seed', '-1', '--port', '4300'], /^--seed -1: not a whole number/],
  [['--idle', 'never'], /^--idle never: not a whole number from 0/],
  [['--most-worlds', '-1'], /^--most-worlds -1/],
  [['--clock', 'soon'], /^--clock soon: not a moment/],
  [['--clock', '-7'], /^--clock -7: not a moment/],
  [['--scenario', 'no-such-story'], /no-such-story.*, but balance-unreadable, .*late-deposit/],
  [['--scenario', '../file'], /\.\.\/file.*, but balance-unreadable/],
  [['--scenario', 'nowhere.json'], /^--scenario nowhere.json: there is none$/],
  [['--snapshot', join(folder, 'nowhere.json')], /there is none$/],
  [['--snapshot', folder], /this is a folder$/],
  [
    ['--snapshot', file('cut.json', '{"format":"arcade-wo')],
    /cut\.json: no JSON, or not all of it$/,
  ],
  [['--snapshot', file('har.json', { format: 'har' })], /This is no snapshot$/],
  [['--bogus'], /^--bogus: no such option$/],
  [['-p', '80'], /^-p: no such option$/],
  [['--constructor'], /^--constructor: no such option$/],
  [['4300'], /^4300: belongs to no option$/],
  [['--port'], /^--port: its value is missing$/],
  [['--snapshot', '--seed', '7'], /^--snapshot: its value is missing$/],
  [['--without-api=1'], /^--without-api: takes no value$/],
])('the invalid options %j are refused by name', (given, reason) => {
  expect(() => readCommandLine(given, app)).toThrow(reason)
})

test('every option that the help names is accepted', () => {
  const named = [...usage.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option = '']) => option)
  expect(named).toHaveLength(11)
  for (const option of named) {
    const value = ['--without-api', '--help'].includes(option) ? [] : ['x']
    expect(() => readCommandLine([option, ...value], app)).not.toThrow(/no such option/)
  }
})

/**
 * Runs a command.
 * @returns its error output and exit code
 */
function run(file: string, ...options: string[]): Promise<{ code?: number; stderr: string }> {
  const command = promisify(execFile)
  return command('node_modules/.bin/tsx', [file, ...options]).catch((cause: unknown) =>
    Object(cause),
  )
}

test('a command with invalid options prints the error and its usage, and ends with code 2', async () => {
  const taken = await serveBackend()
  const port = new URL(taken.url).port
  const [second, openapi] = await Promise.all([
    run('mocks/server.ts', '--port', port),
    run('.build/openapi.ts', '--foo'),
  ])
  await taken.close()
  expect(second).toMatchObject({
    code: 2,
    stderr: `--port ${port}: something listens there already\n\n${usage}\n`,
  })
  expect(openapi.code).toBe(2)
  expect(openapi.stderr).toMatch(/^--foo: no such option\n\nnpm run openapi /)
  expect(existsSync('--foo')).toBe(false)
}, 60_000)

test('a snapshot as the panel exports it lets everybody log in, and misfits are named', async () => {
  const first = createBackend()
  await first.fetch('/bank')
  const snapshot = withoutSecrets(await first.snapshot())
  snapshot.databases['provider-mock']?.tables['wallets']?.push({ userId: 'M9', balance: 'much' })
  const path = file('mine.world.json', { ...snapshot, name: 'Mine', operator: app, device: {} })
  const { skipped, ...options } = readCommandLine(['--snapshot', path], app)
  expect(skipped).toEqual([expect.stringMatching(/^provider-mock\.wallets \d+ balance$/)])
  const second = createBackend({ snapshot: options.snapshot })
  const login = await second.fetch('/api/account/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: '0823456789', password: 'player1234' }),
  })
  expect(login.status).toBe(200)
})

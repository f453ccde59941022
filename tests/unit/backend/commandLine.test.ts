import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createBackend } from '#mocks/backend/backend'
import { readCommandLine, usage } from '#mocks/backend/commandLine'
import { withoutSecrets } from '#mocks/backend/saved/worldFile'

const folder = mkdtempSync(join(tmpdir(), 'command-line-'))
const app = 'Arcade Member'

// Unit tests share a process, and so the back ends' databases.
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await createBackend().restore()
})

function file(name: string, content: string | object): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('what is left out has its default', () => {
  expect(readCommandLine(['--seed', '7', '--scenario', 'late-deposit'], app)).toMatchObject({
    port: 4300,
    seed: 7,
    hasApi: true,
    world: undefined,
    scenario: { format: 'arcade-scenario' },
  })
})

test.each([
  [['--port', 'abc'], /^--port abc: not a whole number/],
  [['--port', '99999'], /^--port 99999: .* 65535$/],
  [['--port', '-1'], /^--port -1: not a whole number from 0 to 65535$/],
  [['--seed', '1.5'], /^--seed 1.5/],
  [['--seed', '-1', '--port', '4300'], /^--seed -1: not a whole number/],
  [['--clock', 'soon'], /^--clock soon: not a moment/],
  [['--clock', '-7'], /^--clock -7: not a moment/],
  [['--scenario', 'no-such-story'], /^--scenario no-such-story: there is none$/],
  [['--world', join(folder, 'nowhere.json')], /there is none$/],
  [['--world', folder], /this is a folder$/],
  [['--world', file('cut.json', '{"format":"arcade-wo')], /cut\.json: no JSON, or not all of it$/],
  [['--world', file('har.json', { format: 'har' })], /This is no world$/],
  [['--bogus'], /--bogus/],
])('%j is named', (given, reason) => {
  expect(() => readCommandLine(given, app)).toThrow(reason)
})

test('every option that its help names is taken', () => {
  const named = [...usage.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option = '']) => option)
  expect(named).toHaveLength(6)
  for (const option of named) {
    const value = option === '--without-api' ? [] : ['x']
    expect(() => readCommandLine([option, ...value], app)).not.toThrow(/Unknown option/)
  }
})

test('a world as the panel exports it: everybody logs in, what does not fit is named', async () => {
  const first = createBackend()
  await first.fetch('/bank')
  const world = withoutSecrets(await first.snapshot())
  world.databases['provider-mock']?.tables['wallets']?.push({ userId: 'M9', balance: 'much' })
  const path = file('mine.world.json', { ...world, name: 'Mine', operator: app, device: {} })
  const { skipped, ...options } = readCommandLine(['--world', path], app)
  expect(skipped).toEqual([expect.stringMatching(/^provider-mock\.wallets \d+$/)])
  const second = createBackend({ world: options.world })
  const login = await second.fetch('/api/account/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: '0823456789', password: 'player1234' }),
  })
  expect(login.status).toBe(200)
})

/** The examples of mocks/backend/README.md work as written. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BackendServer, serveBackend } from '#mocks/backend/serve'

// Each example starts processes of its own.
const run = promisify(execFile)
const readme = await readFile('mocks/backend/README.md', 'utf8')

let server: BackendServer
let folder: string

beforeAll(async () => {
  server = await serveBackend()
  await mkdir('.cache', { recursive: true })
  folder = await mkdtemp('.cache/backend-')
})

afterAll(async () => {
  // Reset the clock: it belongs to the process, and other test files follow.
  await fetch(`${server.url}/api/scenarios`, { method: 'DELETE' })
  await server.close()
  await rm(folder, { recursive: true })
})

/** @returns the lines under a heading, with the address of this test's server */
function lines(heading: string): string {
  const [, code = ''] = readme.split(`## ${heading}\n`)[1]?.split(/```(?:\w+)\n/) ?? []
  return (code.split('```')[0] ?? '').replaceAll('http://127.0.0.1:4300', server.url)
}

async function runLines(heading: string, file: string, ...command: string[]) {
  await writeFile(join(folder, file), lines(heading))
  const [name = '', ...rest] = command
  return run(name, [...rest, file], { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } })
}

test('the Playwright suite passes, with its tests in parallel', async () => {
  const playwright = resolve('node_modules/.bin/playwright')
  const { stdout } = await runLines(
    'A Playwright suite',
    'member.spec.ts',
    playwright,
    'test',
    '--workers=2',
    '--fully-parallel',
    '--reporter=line',
  )
  expect(stdout).toContain('2 passed')
}, 60_000)

test('the lines for a native app read the same credit twice', async () => {
  const { stdout } = await runLines('A native app', 'app.mjs', process.execPath)
  expect(stdout.trim()).toBe('true')
})

test('the curl session ends its token by moving the clock, and restores the snapshot', async () => {
  const { stdout } = await runLines('A session with curl', 'session.sh', 'sh')
  const [credit, clock, status, reset, restored] = stdout.trim().split('\n')
  expect(Number(credit)).toBeGreaterThan(0)
  expect(clock).toContain('"clockOffsetMs":10800000')
  expect(status).toBe('401')
  expect(reset).toContain('"clockOffsetMs":0')
  expect(restored).toBe('{"skipped":[]}')
  const now = await fetch(`${server.url}/api/scenarios`)
  expect(await now.json()).toMatchObject({ clockOffsetMs: 10_800_000 })
})

test('the curl scenario applies its rule once, in a world of its own', async () => {
  const { stdout } = await runLines('Scenarios', 'scenario.sh', 'sh')
  const [loaded, first, second] = stdout.trim().split('\n')
  expect(loaded).toContain('"effect":"status500"')
  expect([first, second]).toEqual(['500', '200'])
})

test('the lines without a server work with what the package exports', async () => {
  const tsx = resolve('node_modules/.bin/tsx')
  const { stderr } = await runLines('Without a server', 'own.ts', tsx)
  expect(stderr).toBe('')
})

test('named worlds are separate, and a damaged snapshot is refused with a reason and changes nothing', async () => {
  const door = `${server.url}/api/scenarios`
  const inWorld = (name: string, body?: string, path = '') =>
    fetch(door + path, {
      headers: { 'x-world': name, 'Content-Type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body }),
    })
  // Both exist by now, from the lines above: starting a world takes a thread two seconds.
  const [one, two] = ['native-app', 'story']
  await inWorld(one, JSON.stringify({ match: '/bank', effect: 'empty' }))
  const { rules } = Object(await (await inWorld(two)).json())
  expect(rules).not.toContainEqual(expect.objectContaining({ effect: 'empty' }))
  for (const body of ['{"format":', '{"format":"har"}']) {
    const refused = await inWorld(one, body, '/world')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toHaveProperty('message')
  }
  expect(Object(await (await inWorld(one)).json()).rules).toHaveLength(1)
})

/** The examples of mocks/backend/README.md work as written, with the package in a project of their own. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BackendServer, serveBackend } from '#mocks/backend/serve'
import { buildPackage } from '../../../.build/package/build'

// Each example starts processes of its own.
const run = promisify(execFile)
const readme = await readFile('mocks/backend/README.md', 'utf8')

let server: BackendServer
let folder: string

beforeAll(async () => {
  server = await serveBackend()
  folder = await mkdtemp(join(tmpdir(), 'readme-'))
  const modules = join(folder, 'node_modules')
  await buildPackage(join(modules, 'arcade-member'), false)
  for (const name of ['valibot', 'msw', 'vitest', '@playwright']) {
    await symlink(resolve('node_modules', name), join(modules, name))
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** @returns the lines of an example under a heading, with the address of this test's server */
function lines(heading: string, example: number): string {
  const section = readme.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const [, code = ''] = section.split(/```\w+\n/).slice(example)
  return (code.split('```')[0] ?? '').replaceAll('http://127.0.0.1:4300', server.url)
}

async function runLines(
  [heading, example = 0]: [heading: string, example?: number],
  file: string,
  ...command: string[]
) {
  await writeFile(join(folder, file), lines(heading, example))
  const [name = '', ...rest] = command
  // Without the variables by which the runner of this test would steer the example.
  const { NODE_OPTIONS: _, VITEST: __, NODE_ENV: ___, ...env } = process.env
  return run(name, [...rest, file], { cwd: folder, env })
}

test('the Playwright suite passes, with its tests in parallel', async () => {
  const { stdout } = await runLines(
    ['Playwright'],
    'member.spec.ts',
    resolve('node_modules/.bin/playwright'),
    'test',
    '--workers=2',
    '--fully-parallel',
    '--reporter=line',
  )
  expect(stdout).toContain('2 passed')
}, 60_000)

test('the Vitest suite passes', async () => {
  const vitest = resolve('node_modules/.bin/vitest')
  const { stdout } = await runLines(['Vitest'], 'member.test.ts', vitest, 'run')
  expect(stdout).toMatch(/Tests\s+.*1 passed/)
}, 60_000)

test('the lines with all methods of a back end work', async () => {
  const { stderr } = await runLines(['Vitest', 1], 'methods.mjs', process.execPath)
  expect(stderr).toBe('')
})

test('the lines for MSW get an answer of the back end', async () => {
  const { stdout } = await runLines(['MSW'], 'own.mjs', process.execPath)
  expect(stdout.trim()).toBe('200')
})

test('the lines for a native app read the same credit twice', async () => {
  const { stdout } = await runLines(['A native app'], 'app.mjs', process.execPath)
  expect(stdout.trim()).toBe('true')
})

test('the curl session ends its token by moving the clock, and restores the snapshot', async () => {
  const { stdout } = await runLines(['curl'], 'session.sh', 'sh')
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
  const { stdout } = await runLines(['Scenarios'], 'scenario.sh', 'sh')
  const [loaded, first, second] = stdout.trim().split('\n')
  expect(loaded).toContain('"effect":"status500"')
  expect([first, second]).toEqual(['500', '200'])
})

test('named worlds are separate, and a damaged snapshot is refused with a reason and changes nothing', async () => {
  const door = `${server.url}/api/scenarios`
  const inWorld = (name: string, body?: string, path = '') =>
    fetch(door + path, {
      headers: { 'x-world': name, 'Content-Type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body }),
    })
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

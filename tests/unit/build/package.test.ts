/** The package works in other projects: with both module systems, two compilers and no file of this project. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPackage } from '../../../.build/package/build'

const run = promisify(execFile)

/** What a project that uses all subpaths has installed. */
const installed = [
  'valibot',
  'msw',
  '@playwright/test',
  'playwright',
  'playwright-core',
  'typescript',
  'typescript-5',
  '@types/node',
]

let folder: string
let tarball: string
let project: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'))
  const built = join(folder, 'built')
  await buildPackage(built)
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: built,
  })
  tarball = join(folder, stdout.trim())
  project = join(folder, 'project')
  const modules = join(project, 'node_modules')
  await mkdir(modules, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', modules])
  await cp(join(modules, 'package'), join(modules, 'arcade-member'), { recursive: true })
  for (const name of installed) {
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(resolve('node_modules', name), join(modules, name))
  }
  await writeFile(join(project, 'package.json'), '{"type":"module"}')
})

afterAll(() => rm(folder, { recursive: true }))

const code = `
import { type Backend, BadOption, createBackend, type Snapshot } from 'arcade-member/backend'
import { type DepositRecord, depositRecordSchema, providerCalls } from 'arcade-member/contract'
import { handlersOf } from 'arcade-member/msw'
import { expect, test } from 'arcade-member/playwright'
import * as v from 'valibot'

const backend = createBackend({ clock: '2026-11-21T05:00:00Z', seed: 7 })
// @ts-expect-error: there is no such option
createBackend({ sed: 7 })
export const handlers = handlersOf(backend)
export const read = (row: unknown): DepositRecord => v.parse(depositRecordSchema, row)
export const names: readonly string[] = providerCalls.map(({ name }) => name)
export const saved = (one: Backend): Promise<Snapshot> => one.snapshot()
test('a test', async ({ world, page }) => {
  await world.answer(page, 'https://provider.example')
  expect(world.url).toBe('')
})
export { BadOption }
`

test.each([
  ['typescript', 'nodenext', ['use.ts', 'use.cts']],
  ['typescript', 'bundler', ['use.ts']],
  ['typescript-5', 'nodenext', ['use.ts', 'use.cts']],
  ['typescript-5', 'bundler', ['use.ts']],
])('%s with %s accepts the declarations and checks the options', async (compiler, how, files) => {
  for (const file of files) await writeFile(join(project, file), code)
  const compilerOptions = {
    module: how === 'bundler' ? 'esnext' : how,
    moduleResolution: how,
    target: 'es2022',
    strict: true,
    exactOptionalPropertyTypes: true,
    // Once per compiler, because it takes most of the time.
    skipLibCheck: how === 'bundler',
    noEmit: true,
    types: ['node'],
  }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const tsc = join(project, 'node_modules', compiler, 'bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '-p', project]).catch(Object)
  expect(stdout).toBe('')
})

test('plain Node imports and requires the package', async () => {
  const use = `
    const backend = createBackend()
    backend.fetch('/bank').then(async ({ status }) => {
      console.log(status, (await backend.fetch('/api/kanban/columns')).status)
      await backend.close()
    })`
  const name = "{ createBackend } = require('arcade-member/backend')"
  await writeFile(join(project, 'use.cjs'), `const ${name};${use}`)
  await writeFile(
    join(project, 'use.mjs'),
    `import { createBackend } from 'arcade-member/backend'
    import { setupServer } from 'msw/node'
    import { handlersOf } from 'arcade-member/msw'
    const backend = createBackend({ config: { providerOrigin: 'https://provider.example' } })
    const server = setupServer(...handlersOf(backend))
    server.listen({ onUnhandledRequest: 'error' })
    const response = await fetch('https://provider.example/bank')
    console.log(response.status, (await response.json()).data.length)
    server.close()`,
  )
  const env = { ...process.env, NODE_OPTIONS: '' }
  const outputs = await Promise.all(
    ['use.cjs', 'use.mjs'].map((file) => run(process.execPath, [join(project, file)], { env })),
  )
  expect(outputs.map(({ stdout }) => stdout.trim())).toEqual(['200 200', '200 12'])
})

test('the command of the package serves, and names a wrong option', async () => {
  const cli = join(project, 'node_modules/arcade-member/cli.js')
  const help = await run(cli, ['--help'])
  expect(help.stdout).toContain('arcade-member-backend')
  const refused = await run(cli, ['--port', 'abc']).catch(Object)
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(/^--port abc/) })
})

test('publint and “are the types wrong” find no problem', async () => {
  const { messages } = await publint({ pkgDir: join(folder, 'built'), strict: true })
  expect(messages).toEqual([])
  const checked = await checkPackage(createPackageFromTarballData(await readFile(tarball)))
  expect(checked).toMatchObject({ packageName: 'arcade-member', problems: [] })
})

test('the package contains no import of this project, and little else', async () => {
  const root = join(project, 'node_modules/arcade-member')
  const files = await readdir(root, { recursive: true })
  const scripts = files.filter((file) => /\.(js|ts|txt)$/.test(file))
  expect(scripts.length).toBeGreaterThan(10)
  let bytes = 0
  for (const file of scripts) {
    const text = await readFile(join(root, file), 'utf8')
    bytes += text.length
    expect(text).not.toMatch(/(from|import\(|require\()\s*["']#/)
  }
  expect(bytes).toBeLessThan(4_000_000)
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(Object.keys(dependencies)).toEqual(['valibot'])
})

// needs a window
import { afterEach, expect, test, vi } from 'vitest'
import { folderWith } from './smallBuild'

afterEach(() => vi.unstubAllEnvs())

/** @returns the functions that read the budgets of a build with these files */
async function budgetsOf(files: Record<string, string>) {
  vi.stubEnv('DIST', folderWith(files))
  vi.resetModules()
  return import('../../budgets/build')
}

const graph = {
  'index.html': { file: 'assets/start-1.js', imports: ['_guest.js'] },
  'src/features/session/LoginPage.tsx': {
    file: 'assets/login-1.js',
    imports: ['_guest.js'],
    dynamicImports: ['src/late.ts'],
  },
  '_guest.js': { file: 'assets/guest-1.js' },
  'src/late.ts': { file: 'assets/late-1.js' },
}

const manifest = { 'build-manifest.json': JSON.stringify(graph) }

test('a page weighs its static imports, each once', async () => {
  const { filesOf } = await budgetsOf(manifest)
  const files = filesOf('index.html', 'src/features/session/LoginPage.tsx')
  expect([...files].toSorted()).toEqual([
    'assets/guest-1.js',
    'assets/login-1.js',
    'assets/start-1.js',
  ])
})

test('a source that is missing in the build is an error, not a page of 0 kB', async () => {
  const { filesOf } = await budgetsOf(manifest)
  expect(() => filesOf('src/features/session/Gone.tsx')).toThrow('src/features/session/Gone.tsx')
})

test('scripts are weighed compressed, and fonts as they are', async () => {
  const { gzipKB, totalKB } = await budgetsOf({
    ...manifest,
    'a.js': 'x'.repeat(50_000),
    'b.woff2': 'x'.repeat(50_000),
  })
  expect(gzipKB('a.js')).toBeLessThan(1)
  expect(gzipKB('b.woff2')).toBe(50)
  expect(totalKB(['a.js', 'b.woff2'])).toBeCloseTo(gzipKB('a.js') + 50)
})

test.each([
  [
    'as it is written',
    '{"url":"index.html","revision":"a"},{"revision":null,"url":"assets/deferred-0a1b2c3d.json","list":true}',
  ],
  [
    'minified',
    '{url:"index.html",revision:"a"},{revision:null,url:"assets/deferred-0a1b2c3d.json",size:9,list:!0}',
  ],
])('the stored files are read from the worker and its list, %s', async (_, entries) => {
  const { storedFiles } = await budgetsOf({
    ...manifest,
    'worker.js': `const files=[${entries}]`,
    'assets/deferred-0a1b2c3d.json': '[["assets/mail-1.js",null,1],["demo/mail.json","r1",1]]',
  })
  expect(storedFiles()).toEqual({
    first: ['index.html'],
    deferred: ['assets/deferred-0a1b2c3d.json', 'assets/mail-1.js', 'demo/mail.json'],
  })
})

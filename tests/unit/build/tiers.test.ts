import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { splitTiers } from '../../../.build/tiers'
import { integrity } from '../pwa/integrity'
import { folderWith } from './smallBuild'

/** Part of a build manifest as Vite writes it: sources, and chunks without a single source. */
const graph: Manifest = {
  'index.html': { file: 'assets/start-1.js', isEntry: true, css: ['assets/start-1.css'] },
  'src/features/session/LoginPage.tsx': {
    file: 'assets/login-1.js',
    assets: ['assets/sign-1.svg'],
    imports: ['_guest.js'],
  },
  '_guest.js': { file: 'assets/guest-1.js' },
  ...Object.fromEntries(
    [
      'app/shell/MainLayout.tsx',
      'features/dashboard/DashboardPage.tsx',
      'api/session/account.ts',
      'ui/toast/ToastArea.tsx',
      'ui/appearance/fonts/thai.css',
    ].map((source) => [`src/${source}`, { file: 'assets/member-1.js' }]),
  ),
  ...Object.fromEntries(
    ['en-entry', 'en-member', 'th-entry'].map((name) => [
      `_${name}-1.js`,
      { file: 'assets/member-1.js', name },
    ]),
  ),
  'src/ui/appearance/fonts/roboto.css': {
    file: 'assets/roboto-1.css',
    assets: ['assets/roboto-latin-400-normal-1.woff2'],
  },
  'src/app/pwa/Notices.tsx': { file: 'assets/notices-1.js' },
  'src/app/pwa/NoRoomNotice.tsx': { file: 'assets/noroom-1.js', imports: ['_parts.js'] },
  'src/features/wallet/DepositPage.tsx': { file: 'assets/deposit-1.js', imports: ['_money.js'] },
  '_money.js': { file: 'assets/money-1.js' },
  'src/features/mail/MailPage.tsx': {
    file: 'assets/mail-1.js',
    imports: ['_list.js', '_parts.js'],
  },
  '_list.js': { file: 'assets/list-1.js' },
  '_parts.js': { file: 'assets/parts-1.js' },
  'src/features/showcase/lists/Lists.tsx': {
    file: 'assets/lists-1.js',
    imports: ['_list.js', '_show.js'],
  },
  '_show.js': { file: 'assets/show-1.js' },
  '_en-demo-1.js': { file: 'assets/words-1.js', name: 'en-demo' },
  'src/features/admin/users/UsersPage.tsx': { file: 'assets/players-1.js' },
  'src/pwa/adminNetwork.ts': { file: 'assets/adminNetwork-1.js' },
  'src/features/scenario/ScenarioPanel.tsx': { file: 'assets/panel-1.js' },
}

const outside = [
  'index.html',
  'manifest.webmanifest',
  'icons/icon.svg',
  'icons/icon-512.png',
  'demo/mail.json',
  'pictures/people/1.svg',
  'licences.txt',
  'build-manifest.json',
]

/** @returns the files that the worker stores at the install, and the list of the deferred ones */
async function split(from: Manifest = graph) {
  const built = Object.values(from).flatMap((chunk) => [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.assets ?? []),
  ])
  const urls = [...new Set(built), ...outside]
  const folder = folderWith({
    ...Object.fromEntries(urls.map((url) => [url, `content of ${url}`])),
    'build-manifest.json': JSON.stringify(from),
  })
  const entries = urls.map((url) => ({ url, revision: `of ${url}`, size: 1 }))
  const { manifest } = await splitTiers(folder)(entries)
  const list = manifest.find((entry) => 'list' in entry)
  if (list === undefined) throw new Error('There is no list')
  const text = readFileSync(join(folder, list.url), 'utf8')
  const deferred: [url: string, revision: string | null, tier: number, integrity: string][] =
    JSON.parse(text)
  return { list, text, deferred, first: manifest.filter((entry) => entry !== list) }
}

test('the install contains the files of the first screens, with all their imports', async () => {
  const { first } = await split()
  expect(first.map(({ url }) => url).toSorted()).toEqual([
    'assets/guest-1.js',
    'assets/login-1.js',
    'assets/member-1.js',
    'assets/notices-1.js',
    'assets/roboto-1.css',
    'assets/roboto-latin-400-normal-1.woff2',
    'assets/sign-1.svg',
    'assets/start-1.css',
    'assets/start-1.js',
    'icons/icon.svg',
    'index.html',
    'manifest.webmanifest',
  ])
})

test('a hashed name is its own revision, and any other file has a revision', async () => {
  const { first, deferred } = await split()
  const revisions = [...first, ...deferred.map(([url, revision]) => ({ url, revision }))]
  for (const { url, revision } of revisions) {
    expect([url, revision]).toEqual([url, url.startsWith('assets/') ? null : `of ${url}`])
  }
})

test('each file has the hash of its content in the folder, including the list of deferred files', async () => {
  const { list, text, first, deferred } = await split()
  expect(list.integrity).toBe(integrity(text))
  const hashes = [...first, ...deferred.map(([url, , , hash]) => ({ url, integrity: hash }))]
  for (const file of hashes) expect(file.integrity).toBe(integrity(`content of ${file.url}`))
})

test('the list contains every other file once, tier by tier', async () => {
  const { deferred } = await split()
  const tier = (wanted: number) =>
    deferred.flatMap(([url, , number]) => (number === wanted ? [url] : [])).toSorted()
  expect(tier(0)).toEqual([
    'assets/deposit-1.js',
    'assets/money-1.js',
    'assets/noroom-1.js',
    'assets/parts-1.js',
    'icons/icon-512.png',
    'licences.txt',
  ])
  expect(tier(1)).toEqual([
    'assets/list-1.js',
    'assets/mail-1.js',
    'assets/words-1.js',
    'demo/mail.json',
    'pictures/people/1.svg',
  ])
  expect(tier(2)).toEqual(['assets/lists-1.js', 'assets/show-1.js'])
  expect(tier(3)).toEqual(['assets/adminNetwork-1.js', 'assets/players-1.js'])
  expect(tier(4)).toEqual(['assets/panel-1.js'])
  const order = deferred.map(([, , number]) => number)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

test("the list's file name changes with its content, and nothing else of the build is stored", async () => {
  const { list, deferred, first } = await split()
  expect(list.url).toMatch(/^assets\/deferred-[0-9a-f]{8}\.json$/)
  const all = [...first.map(({ url }) => url), ...deferred.map(([url]) => url)]
  expect(all).not.toContain('build-manifest.json')
  expect(new Set(all).size).toBe(all.length)
})

test('the build stops when an installed source was renamed', async () => {
  const { 'src/ui/toast/ToastArea.tsx': _, ...renamed } = graph
  await expect(split(renamed)).rejects.toThrow('src/ui/toast/ToastArea.tsx')
})

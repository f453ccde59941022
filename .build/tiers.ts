import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import type { ManifestEntry, ManifestTransform } from 'workbox-build'
import { screens } from './screens'

/**
 * Sources, or folders of them, that are stored with all their imports before the worker counts as installed.
 */
const installed = [
  'index.html',
  ...screens.guest,
  ...screens.member,
  'src/api/session/account.ts',
  'src/app/pwa/Notices.tsx',
  'src/app/shell/',
  'src/ui/toast/ToastArea.tsx',
  'src/locales/en/entry/',
  'src/locales/en/member/',
  'src/locales/th/entry/',
  'src/ui/appearance/fonts/roboto.css',
  'src/ui/appearance/fonts/thai.css',
]

/**
 * Matches the sources of each deferred tier after the player's pages, by the beginning of a folder or file
 * name. Features are demo sections if their table of pages says so. Tiers are stored in this order; a file
 * that two tiers need belongs to the first.
 */
const deferredTiers = [
  partsNamed('demo', 'pictures', ...demoSections()),
  partsNamed('showcase'),
  // Stored only on devices that opened the back office.
  partsNamed('admin', 'Admin'),
  // Stored only on devices that opened the test controls.
  partsNamed('scenario', 'testerNetwork'),
]

/** The last tier that every device stores. */
const lastOfAll = 2

function partsNamed(...names: readonly string[]): RegExp {
  return new RegExp(`(^|/)(${names.join('|')})`)
}

/** The features whose table of pages names the texts of the demo sections. */
function demoSections(): string[] {
  return readdirSync('src/features').filter((feature) => {
    const table = `src/features/${feature}/routes.ts`
    return existsSync(table) && readFileSync(table, 'utf8').includes("texts: 'demo'")
  })
}

/** Files outside the module graph that the first screens need: the page, icons, the default fonts. */
const firstFiles = [
  /^index\.html$/,
  /^manifest\.webmanifest$/,
  // The other icons are for installing.
  /^icons\/icon\.svg$/,
  // The bold fonts come with the deferred files; until then the browser derives them from these.
  /\/roboto-latin-400-/,
  /\/noto-sans-thai-thai-400-/,
]

/**
 * Reduces the worker's list to the files that it precaches at install, according to Vite's build manifest.
 * The list of all other files is a separate file, so that it adds nothing to the install. The worker knows
 * its name, as the only entry marked `list`.
 */
export const splitTiers =
  (outDir: string): ManifestTransform =>
  (entries) => {
    const graph: Manifest = JSON.parse(readFileSync(`${outDir}/build-manifest.json`, 'utf8'))
    const first = installedFiles(graph)
    const files = entries
      .filter((entry) => entry.url !== 'build-manifest.json')
      .map((entry) => ({
        ...entry,
        // A hashed name is its own revision.
        ...(entry.url.startsWith('assets/') && { revision: null }),
        integrity: integrityOf(readFileSync(`${outDir}/${entry.url}`)),
      }))
    const isFirst = ({ url }: ManifestEntry) =>
      first.has(url) || firstFiles.some((file) => file.test(url))
    const list = writeList(
      outDir,
      inTiers(
        graph,
        files.filter((file) => !isFirst(file)),
      ),
    )
    return { manifest: [...files.filter(isFirst), list], warnings: [] }
  }

type Tiered = readonly [url: string, revision: string | null, tier: number, integrity: string]

/** The hash that the worker compares a file with before it stores it. These files do not change after this. */
function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/**
 * The tier of a source; 0, the player's pages, if no other tier matches. The last match counts, because the
 * back office has sections named like demo sections.
 */
function tierOf(source: string): number {
  return deferredTiers.findLastIndex((tier) => tier.test(source)) + 1
}

function inTiers(graph: Manifest, files: readonly ManifestEntry[]): Tiered[] {
  const needed = [0, 1, 2, 3, 4].map((tier) => filesOf(graph, (source) => tierOf(source) === tier))
  return files
    .map(({ url, revision, integrity = '' }): Tiered => {
      const tier = url.startsWith('assets/')
        ? needed.findIndex((tierFiles) => tierFiles.has(url))
        : tierOf(url)
      // A file that no source is known to need belongs to the last tier that every device stores.
      return [url, revision, tier < 0 ? lastOfAll : tier, integrity]
    })
    .toSorted(([, , one], [, , other]) => one - other)
}

/** @throws if an installed source was renamed, because the app would not start offline */
function installedFiles(graph: Manifest): Set<string> {
  const sources = Object.keys(graph).map((key) => sourceOf(graph, key) ?? '')
  const missing = installed.filter((part) => !sources.some((source) => source.startsWith(part)))
  if (missing.length > 0)
    throw new Error(`Not in the build, see .build/tiers.ts: ${missing.join()}`)
  return filesOf(graph, (source) => installed.some((part) => source.startsWith(part)))
}

/** Writes the list of the files stored after the install: address, revision, tier and hash of each. */
function writeList(outDir: string, files: readonly Tiered[]) {
  const text = JSON.stringify(files)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const url = `assets/deferred-${hash}.json`
  writeFileSync(`${outDir}/${url}`, text)
  return { url, revision: null, size: text.length, integrity: integrityOf(text), list: true }
}

/** The files of the sources that `isWanted` accepts, with all their static imports. */
function filesOf(graph: Manifest, isWanted: (source: string) => boolean): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = graph[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const asset of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(asset)
    chunk.imports?.forEach(visit)
  }
  Object.keys(graph)
    .filter((key) => {
      const source = sourceOf(graph, key)
      return source !== null && isWanted(source)
    })
    .forEach(visit)
  return files
}

/** The source of a chunk, or the folder of a part of a language; null for a shared chunk. */
function sourceOf(graph: Manifest, key: string): string | null {
  if (!key.startsWith('_')) return key
  const [, locale, part] = /^(\w\w)-(\w+)$/.exec(graph[key]?.name ?? '') ?? []
  return locale === undefined ? null : `src/locales/${locale}/${part}/`
}

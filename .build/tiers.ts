import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import type { ManifestEntry, ManifestTransform } from 'workbox-build'

/**
 * The one list of what must be stored before the worker counts as installed: the sources that the
 * first screens start from. What they import statically comes with them; all else is deferred.
 */
const firstScreens = [
  /^index\.html$/,
  /^src\/features\/session\/LoginPage\.tsx$/,
  /^src\/api\/session\/account\.ts$/,
  // Without the one the page says nothing of a closed site: the refusal does. The other’s words come later too.
  /^src\/app\/shell\/(?!SiteClosed|OrderOutcomes)/,
  // What is rarely needed is loaded by itself.
  /^src\/(app\/)?pwa\/(?!pageNetwork|adminNetwork|testerNetwork|NoRoomNotice|InstallSections|AppOffers)/,
  /^src\/features\/dashboard\/DashboardPage\.tsx$/,
  /^src\/ui\/toast\/ToastArea\.tsx$/,
  /^src\/locales\/(memberCatalogue|(en|th)\/entry|en\/member)\.ts$/,
  /^src\/ui\/appearance\/fonts\/(roboto|thai)\.css$/,
]

/**
 * Whose pages the other files belong to, in the order in which they are stored: what is of no deferred tier
 * is the player's; demo sections, then showcases and the licences come after it, last the operator's side and the testers' panel. What two
 * tiers need comes with the first.
 */
const deferredTiers = [
  new RegExp(
    `^src/(features/(${[...demoSections(), 'demoData'].join('|')})/|locales/\\w+/demo\\.ts)|^(demo|pictures)/`,
  ),
  /^(src\/(features\/showcase\/|app\/routes\/(showcasePages|ShowcaseArea))|openapi\/(provider|api)\.json$|licences\.txt$)/,
  // Stored only where somebody has opened the operator's side.
  /^src\/(features\/admin\/|app\/(admin\/|testers\/Admin)|pwa\/adminNetwork|locales\/(adminCatalogue|\w+\/admin(Settings)?)\.ts)|^openapi\/admin\.json$/,
  // So is what testers have behind their button.
  /^src\/(features\/scenario\/(?!ScenarioButton|steering\/(asked|steeringMark))|app\/testers\/answerTesters|pwa\/testerNetwork|locales\/\w+\/scenario\.ts)/,
]

/** The last that every device stores. */
const lastOfAll = 2

/** The features whose table of pages says that they show the demo sections' words. */
function demoSections(): string[] {
  return readdirSync('src/features').filter((feature) => {
    const table = `src/features/${feature}/routes.ts`
    return existsSync(table) && readFileSync(table, 'utf8').includes("texts: 'demo'")
  })
}

/** Files outside the module graph that the first screens need: the page, icons, the default letters. */
const firstFiles = [
  /^index\.html$/,
  /^manifest\.webmanifest$/,
  // The others are for installing.
  /^icons\/icon\.svg$/,
  // The bold ones come with the deferred files: until then the browser makes them of these.
  /\/roboto-latin-400-/,
  /\/noto-sans-thai-thai-400-/,
]

/**
 * Leaves in the worker the files that it precaches at install, read off Vite's own build manifest.
 * The list of all others is a file of its own, so that it weighs nothing in the install; the worker
 * knows its name, as the one entry marked `list`.
 */
export const splitTiers =
  (outDir: string): ManifestTransform =>
  (entries) => {
    const graph = readGraph(`${outDir}/build-manifest.json`)
    const first = filesOf(graph, (source) => firstScreens.some((screen) => screen.test(source)))
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

/** What the worker compares a file with before it stores it. Nothing writes to these files after this. */
function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function tierOf(name: string): number {
  return deferredTiers.findIndex((tier) => tier.test(name)) + 1
}

function inTiers(graph: Manifest, files: readonly ManifestEntry[]): Tiered[] {
  const needed = [0, 1, 2, 3, 4].map((tier) => filesOf(graph, (source) => tierOf(source) === tier))
  return files
    .map(({ url, revision, integrity = '' }): Tiered => {
      const tier = url.startsWith('assets/')
        ? needed.findIndex((tierFiles) => tierFiles.has(url))
        : tierOf(url)
      // What nobody is known to need comes with the last that everybody stores.
      return [url, revision, tier < 0 ? lastOfAll : tier, integrity]
    })
    .toSorted(([, , one], [, , other]) => one - other)
}

/** Writes the list of what is stored after the install: address, revision, tier and hash of each. */
function writeList(outDir: string, files: readonly Tiered[]) {
  const text = JSON.stringify(files)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const url = `assets/deferred-${hash}.json`
  writeFileSync(`${outDir}/${url}`, text)
  return { url, revision: null, size: text.length, integrity: integrityOf(text), list: true }
}

function readGraph(file: string): Manifest {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The files of the sources that `isWanted` names, with all that they import statically. */
function filesOf(graph: Manifest, isWanted: (source: string) => boolean): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = graph[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const asset of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(asset)
    chunk.imports?.forEach(visit)
  }
  // A chunk of no single source bears a name that begins with `_`.
  Object.keys(graph)
    .filter((key) => !key.startsWith('_') && isWanted(key))
    .forEach(visit)
  return files
}

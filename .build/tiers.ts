import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import type { ManifestEntry, ManifestTransform } from 'workbox-build'

/**
 * The one list of what must be stored before the worker counts as installed: the sources that the
 * first screens start from. What they import statically comes with them; all else is stored later.
 */
const firstScreens = [
  /^index\.html$/,
  /^src\/features\/session\/LoginPage\.tsx$/,
  /^src\/api\/account\.ts$/,
  /^src\/app\/layouts\/main\//,
  /^src\/(app\/)?pwa\//,
  /^src\/features\/dashboard\/DashboardPage\.tsx$/,
  /^src\/ui\/toast\/ToastArea\.tsx$/,
  /^src\/locales\/(memberCatalogue|(en|th)\/entry|en\/member)\.ts$/,
  /^src\/ui\/appearance\/fonts\/(roboto|thai)\.css$/,
]

/** Files outside the module graph that the first screens need: the page, icons, the default letters. */
const firstFiles = [
  /^index\.html$/,
  /\.webmanifest$/,
  /^icons\/(icon\.svg|icon-192\.png)$/,
  // The bold ones come with the rest: until then the browser makes them of these.
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
    const first = firstTier(`${outDir}/build-manifest.json`)
    const files = entries
      .filter((entry) => entry.url !== 'build-manifest.json')
      // A hashed name is its own revision.
      .map((entry) => (entry.url.startsWith('assets/') ? { ...entry, revision: null } : entry))
    const isFirst = ({ url }: ManifestEntry) =>
      first.has(url) || firstFiles.some((file) => file.test(url))
    const list = writeList(
      outDir,
      files.filter((file) => !isFirst(file)),
    )
    return { manifest: [...files.filter(isFirst), list], warnings: [] }
  }

/** Writes the list of what is stored after the install: pairs of address and revision. */
function writeList(outDir: string, files: readonly ManifestEntry[]) {
  const text = JSON.stringify(files.map(({ url, revision }) => [url, revision]))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const url = `assets/later-${hash}.json`
  writeFileSync(`${outDir}/${url}`, text)
  return { url, revision: null, size: text.length, list: true }
}

function firstTier(file: string): Set<string> {
  if (!existsSync(file)) return new Set()
  const graph: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = graph[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const asset of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(asset)
    chunk.imports?.forEach(visit)
  }
  Object.keys(graph)
    .filter((key) => firstScreens.some((source) => source.test(key)))
    .forEach(visit)
  return files
}

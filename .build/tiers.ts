import { existsSync, readFileSync } from 'node:fs'
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
  /\/roboto-latin-[47]00-/,
  /\/noto-sans-thai-/,
]

/** An entry of the worker's list; `first` ones are precached at install, the others afterwards. */
export interface TieredEntry extends ManifestEntry {
  first: boolean
}

/** Marks each file that the worker stores with its tier, read off Vite's own build manifest. */
export const markTiers =
  (outDir: string): ManifestTransform =>
  (entries) => {
    const first = firstTier(`${outDir}/build-manifest.json`)
    const manifest: (TieredEntry & { size: number })[] = entries
      .filter((entry) => entry.url !== 'build-manifest.json')
      .map((entry) => ({
        ...entry,
        // A hashed name is its own revision.
        revision: entry.url.startsWith('assets/') ? null : entry.revision,
        first: first.has(entry.url) || firstFiles.some((file) => file.test(entry.url)),
      }))
    return { manifest, warnings: [] }
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

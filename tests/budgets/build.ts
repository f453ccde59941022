import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

const dist = process.env.DIST ?? 'dist'

const graph: Manifest = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'))

/** Compressed size of one built file, in kB of 1000 bytes. */
export function gzipKB(file: string): number {
  const content = readFileSync(join(dist, file))
  return (
    (/\.(woff2|png)$/.test(file) ? content.length : gzipSync(content, { level: 9 }).length) / 1000
  )
}

export const totalKB = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipKB(file), 0)

/** The text of every built script. */
export function scripts(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
}

/** The built files that sources need, or chunks by name, with all that these import statically. */
export function filesOf(...sources: string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = graph[key] ?? Object.values(graph).find(({ name }) => name === key)
    if (!chunk) throw new Error(`${key} is not in the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return files
}

/** Sources of the pages, which are loaded on demand. */
export function pageSources(): string[] {
  return Object.keys(graph).filter((key) => /^src\/features\/.*Page\.tsx$/.test(key))
}

/** The worker's own files: itself, and the script that it imports while it is installed. */
export function workerFiles(): string[] {
  const worker = readFileSync(join(dist, 'worker.js'), 'utf8')
  return ['worker.js', ...(worker.match(/assets\/worker-parts-[\w-]+\.js/g) ?? [])]
}

/** Markup and style of index.html as browsers read them, in kB of 1000 bytes; scripts and the policy are not counted. */
export function startPageKB(): number {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const painted = html.replaceAll(/<script>.*?<\/script>|<meta http-equiv[^>]*>/gs, '')
  return Buffer.byteLength(painted) / 1000
}

const isList = (url: string) => /deferred-\w+\.json$/.test(url)

/** Files of tiers from this one on are the operator's side's and the testers': stored only where they were opened. */
const onDemandTier = 3

/** Every file that a player's worker stores, by tier; the list of the deferred ones counts among them. */
export function storedFiles(): { first: string[]; deferred: string[] } {
  const worker = readFileSync(join(dist, 'worker.js'), 'utf8')
  const entries = [
    ...worker.matchAll(
      /\{[^{}]*?\burl:\s*"([^"]+)"[^{}]*?\}|\{[^{}]*?"url":\s*"([^"]+)"[^{}]*?\}/g,
    ),
  ].map(([, bare, quoted]) => bare ?? quoted ?? '')
  const lists = entries.filter(isList)
  const deferred: [url: string, revision: string | null, tier: number][] = lists.flatMap((list) =>
    JSON.parse(readFileSync(join(dist, list), 'utf8')),
  )
  return {
    // One that is listed twice is stored once.
    first: [...new Set(entries.filter((url) => !isList(url)))],
    deferred: [...lists, ...deferred.flatMap(([url, , tier]) => (tier >= onDemandTier ? [] : url))],
  }
}

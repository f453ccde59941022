import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

const dist = process.env.DIST ?? 'dist'

const graph: Manifest = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'))

/** @returns the compressed size of one built file, in kB of 1000 bytes */
export function gzipKB(file: string): number {
  const content = readFileSync(join(dist, file))
  return (
    (/\.(woff2|png)$/.test(file) ? content.length : gzipSync(content, { level: 9 }).length) / 1000
  )
}

export const totalKB = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipKB(file), 0)

/** @returns the text of every built script */
export function scripts(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
}

/** @returns the built files of these sources or named chunks, with all their static imports */
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

/** @returns the sources of the pages, which are loaded on demand */
export function pageSources(): string[] {
  return Object.keys(graph).filter((key) => /^src\/features\/.*Page\.tsx$/.test(key))
}

/** @returns the worker's own files: itself, and the script that it imports during the install */
export function workerFiles(): string[] {
  const worker = readFileSync(join(dist, 'worker.js'), 'utf8')
  return ['worker.js', ...(worker.match(/assets\/worker-parts-[\w-]+\.js/g) ?? [])]
}

/** @returns the size of index.html's markup and style in kB of 1000 bytes, without scripts and the policy */
export function startPageKB(): number {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const painted = html.replaceAll(/<script>.*?<\/script>|<meta http-equiv[^>]*>/gs, '')
  return Buffer.byteLength(painted) / 1000
}

const isList = (url: string) => /deferred-\w+\.json$/.test(url)

/** First tier of the files of the back office and the testers, which are stored only where they were opened. */
const onDemandTier = 3

/**
 * @returns every file that a player's worker stores, by tier; the list of the deferred files counts as
 * deferred
 */
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
    // A file that is listed twice is stored once.
    first: [...new Set(entries.filter((url) => !isList(url)))],
    deferred: [...lists, ...deferred.flatMap(([url, , tier]) => (tier >= onDemandTier ? [] : url))],
  }
}

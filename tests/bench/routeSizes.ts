import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'
import { kilobytesOnWire } from './site'

/** What every route finds already loaded: the start of the app and the frame of the member area. */
const common = [/^index\.html$/, /^src\/app\/(member|.*MainLayout)\.tsx?$/]

const routes = /^src\/features\/.*Page\.tsx$/

/** The route that brings most of its own, read off the build; `lazy`: with what it loads afterwards. */
export function largestRoute(
  folder: string,
  { lazy }: { lazy: boolean },
): { name: string; kilobytes: number } {
  const graph: Manifest = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'))
  const keys = Object.keys(graph)
  const shared = new Set<string>()
  for (const key of keys.filter((name) => common.some((source) => source.test(name)))) {
    collect(graph, key, shared, false)
  }
  const weighed = keys
    .filter((key) => routes.test(key))
    .map((key) => {
      const all = new Set(shared)
      collect(graph, key, all, lazy)
      const files = [...all.difference(shared)].flatMap((name) => graph[name]?.file ?? [])
      return { name: basename(key, '.tsx'), kilobytes: kilobytesOnWire(folder, files) }
    })
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
  return weighed[0] ?? { name: 'no route', kilobytes: Number.NaN }
}

/** Adds a source and what it imports to `found`, with `lazy` also what it imports on demand. */
function collect(graph: Manifest, key: string, found: Set<string>, lazy: boolean): void {
  const chunk = graph[key]
  if (!chunk || found.has(key)) return
  found.add(key)
  for (const next of chunk.imports ?? []) collect(graph, next, found, lazy)
  if (!lazy) return
  for (const next of chunk.dynamicImports ?? []) collect(graph, next, found, lazy)
}

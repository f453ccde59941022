import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'
import { kilobytesOnWire } from './support/site'

/** What stands already when a route of the member area is opened. */
const start =
  /^(index\.html|src\/app\/shell\/MainLayout\.tsx|src\/features\/session\/LoginPage\.tsx)$/
const routes = /^src\/features\/.*Page\.tsx$/

interface Weight {
  name: string
  kilobytes: number
}

/** The route that brings most code beyond what every page starts with, read off the build. */
export function largestRoute(folder: string): Weight {
  return largest(folder, (key) => routes.test(key))
}

/** The same for parts that load on demand: charts, drawers. A route's own code counts into it. */
export function largestPart(folder: string): Weight {
  return largest(folder, (key) => key.startsWith('src/') && !routes.test(key))
}

function largest(folder: string, isMeant: (key: string) => boolean): Weight {
  const graph: Manifest = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'))
  const keys = Object.keys(graph)
  const started = imported(
    graph,
    keys.filter((key) => start.test(key)),
  )
  const weights = keys.filter(isMeant).map((key) => {
    const files = [...imported(graph, [key])].filter((file) => !started.has(file))
    return { name: basename(key), kilobytes: kilobytesOnWire(folder, files) }
  })
  return weights.toSorted((a, b) => b.kilobytes - a.kilobytes)[0] ?? nothing
}

const nothing: Weight = { name: 'nothing', kilobytes: Number.NaN }

/** Files of the given sources and of all that they import statically. */
function imported(graph: Manifest, sources: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = graph[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return new Set([...seen].flatMap((key) => graph[key]?.file ?? []))
}

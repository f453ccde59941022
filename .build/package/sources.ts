import { fileURLToPath } from 'node:url'
import type { Plugin } from 'rolldown'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Resolves subpath imports of the project (`#lib/money`, `#mocks/clock`) to its sources. */
export function subpathImports(): Plugin {
  return {
    name: 'subpath-imports',
    resolveId(source, importer) {
      if (!source.startsWith('#') || importer?.includes('/node_modules/')) return null
      return this.resolve(sourceOf(source), importer, { skipSelf: true })
    },
  }
}

function sourceOf(source: string): string {
  return root + (source.startsWith('#mocks/') ? source.slice(1) : `src/${source.slice(1)}`)
}

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'rolldown'

/** Name of the module with all modules that isolated back ends share. */
export const sharedEntry = 'virtual:shared'

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

/** Files that differ in the package, where everything is in one folder. */
const replaced: Readonly<Record<string, string>> = {
  'mocks/backend/files.ts': `
export const publicFolder = new URL('./public/', import.meta.url)
export const scenarioFolder = new URL('./scenarios/', import.meta.url)
`,
  // Timers of its own, because tests replace those of the process by fake ones.
  'node_modules/fake-indexeddb/build/esm/lib/scheduling.js': `
import { setImmediate } from 'node:timers'
export const queueTask = (task) => void setImmediate(task)
`,
  'mocks/backend/isolated/code.ts': `
import { readFile } from 'node:fs/promises'
export async function loadCode() {
  const instance = await readFile(new URL('./instance.cjs.txt', import.meta.url), 'utf8')
  const { shared } = await import('${sharedEntry}')
  return { instance, shared }
}
`,
}

export function asInPackage(): Plugin {
  return {
    name: 'as-in-package',
    load: (id) => replaced[id.slice(root.length)] ?? null,
  }
}

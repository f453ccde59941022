import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Under this name Vite imports what it puts before every `import()`. */
const helper = '\0vite/preload-helper.js'

const own = fileURLToPath(new URL('../src/pwa/importChunk.ts', import.meta.url))

/** Has chunks imported by `src/pwa/importChunk.ts`, which says why. */
export function chunkImport(): Plugin {
  let isUsed = false
  const styles = new Set<string>()
  return {
    name: 'chunk-import',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Also a chunk that imports nothing is fetched first. Of styles alone no chunk is left.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 && !styles.has(file) ? [file] : files,
        },
      },
    }),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.every((id) => id.endsWith('.css'))) {
          styles.add(chunk.fileName)
        }
      }
    },
    load(id) {
      if (id !== helper) return null
      isUsed = true
      return `export { importChunk as __vitePreload } from ${JSON.stringify(own)}`
    },
    buildEnd(error) {
      if (!error && !isUsed)
        this.error('Vite does not import its helper as it did: look at .build/chunkImport.ts')
    },
  }
}

/** Entry for plain Node, e.g. Playwright loading this package from node_modules: the sources are TypeScript. */
import { tsImport } from 'tsx/esm/api'

export const {
  BadScenario,
  BadSnapshot,
  backendInThread,
  createBackend,
  readShipped,
  serveBackend,
  worldHeader,
} = await tsImport('./index.ts', import.meta.url)

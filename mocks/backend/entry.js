/** For whoever loads this package with Node alone, as Playwright does with what stands in node_modules: the sources are TypeScript. */
import { tsImport } from 'tsx/esm/api'

export const {
  BadScenario,
  BadWorld,
  backendInThread,
  createBackend,
  readShipped,
  serveBackend,
  worldHeader,
} = await tsImport('./index.ts', import.meta.url)

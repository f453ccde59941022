import { posix, relative } from 'node:path'
import { circleThrough, type Imports, readImports } from './circles.ts'
import { importedFile } from './importedFile.ts'

/**
 * Lint rule `layers/imports`: which layer may import which (“Layers” in src/README.md). It checks relative
 * and subpath imports (`#ui/…`), but no imports from npm.
 */
const mayImport: Record<string, readonly string[]> = {
  app: ['features', 'api', 'ui', 'lib', 'contract', 'pwa', 'locales'],
  features: ['api', 'ui', 'lib', 'contract'],
  api: ['contract', 'lib'],
  ui: ['lib'],
  contract: ['lib'],
  lib: [],
  locales: ['ui'],
  pwa: ['contract', 'lib', 'mocks'],
  mocks: ['contract', 'lib'],
}

/**
 * Folders of `mocks` that all simulated back ends build on, or that combine them. Each other folder is one
 * domain.
 */
const mockFoundations: readonly string[] = ['database', 'demo', 'backend', 'openapi']

/** Mock domains that may call another one, only through its public function. */
const mockNeighbours: Record<string, string> = {
  account: 'provider',
  admin: 'provider',
  customers: 'shop',
}

/** Staff pages have a store of their own, so code that uses the players' cache would throw there. */
const staffMayAsk = /^src\/api\/(cache\/|client\/|session\/staffToken)/

/**
 * Long texts of a feature, one file per language. They take the sentences that they share from the
 * catalogues.
 */
const longTexts = /^src\/features\/pages\/\w+\/texts\//

interface Place {
  layer: string
  /** The domain's folder, in layers whose domains must not import each other. */
  domain: string | undefined
}

function placeOf(file: string): Place | undefined {
  const [top, second, third, fourth] = file.split('/')
  if (top === 'mocks' && second !== undefined) {
    const isDomain = third !== undefined && !mockFoundations.includes(second)
    return { layer: 'mocks', domain: isDomain ? second : undefined }
  }
  if (top !== 'src' || !second || third === undefined) return undefined
  return {
    layer: second,
    domain: second === 'features' && fourth !== undefined ? third : undefined,
  }
}

/** @returns why `from` must not import `to`; undefined if it may. Paths are relative to the project. */
export function forbidden(from: string, to: string): string | undefined {
  const here = placeOf(from)
  const there = placeOf(to)
  if (!here || !there) return undefined
  if (here.layer !== there.layer) {
    if (here.domain === 'admin' && there.layer === 'api' && !staffMayAsk.test(to)) {
      return `features/admin must not import ${to}: its pages have a store of their own`
    }
    if (mayImport[here.layer]?.includes(there.layer)) return undefined
    if (there.layer === 'locales' && longTexts.test(from)) return undefined
    return `${here.layer} must not import ${there.layer}`
  }
  if (!here.domain || !there.domain || here.domain === there.domain) return undefined
  if (here.layer === 'mocks' && mockNeighbours[here.domain] === there.domain) return undefined
  return `${here.layer}/${here.domain} must not import ${here.layer}/${there.domain}`
}

interface Node {
  name?: string
  source?: { value?: unknown } | null
}

interface Context {
  filename: string
  cwd: string
  report(problem: { node: Node; message: string }): void
}

function create(context: Context) {
  const from = toPosix(relative(context.cwd, context.filename))
  const check = (node: Node) => {
    const source = node.source?.value
    const to = typeof source === 'string' ? importedFile(from, source) : undefined
    const message = to === undefined ? undefined : forbidden(from, to)
    if (message) context.report({ node, message })
  }
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  }
}

let allImports: Imports | undefined

/** Reports import circles that only a lazy import closes, because `import/no-cycle` does not follow those. */
function createCircles(context: Context) {
  const from = toPosix(relative(context.cwd, context.filename))
  return {
    ImportExpression(node: Node) {
      const source = node.source?.value
      if (typeof source !== 'string') return
      allImports ??= readImports(context.cwd)
      const circle = circleThrough(from, source, allImports)
      if (circle) context.report({ node, message: `Import circle: ${circle.join(' → ')}` })
    },
  }
}

/** The only file that may use web storage. */
const storageFile = 'src/lib/storage/storedValue.ts'

const webStorage: readonly string[] = ['localStorage', 'sessionStorage']

/** Whether the file at `path`, relative to the project, must not name this global or property. */
export function isDirectStorage(path: string, name: string): boolean {
  return path.startsWith('src/') && path !== storageFile && webStorage.includes(name)
}

function createStorage(context: Context) {
  const path = toPosix(relative(context.cwd, context.filename))
  return {
    Identifier(node: Node) {
      if (node.name !== undefined && isDirectStorage(path, node.name)) {
        context.report({ node, message: `${node.name} is used through ${storageFile} alone` })
      }
    },
  }
}

const toPosix = (path: string) => path.replaceAll('\\', posix.sep)

export default {
  meta: { name: 'layers' },
  rules: {
    imports: { create },
    circles: { create: createCircles },
    storage: { create: createStorage },
  },
}

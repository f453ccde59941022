import { dirname, posix, relative, resolve } from 'node:path'

/**
 * Lint rule `rooms/imports`: who may import whom (“Layers” in src/README.md). Only relative imports count;
 * what a room may use from npm is not its concern.
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

/** Mock domains that may ask another one, by its public function only. */
const mockNeighbours: Record<string, string> = { account: 'provider' }

interface Place {
  room: string
  /** The domain's folder, in rooms that have one folder a domain. */
  domain: string | undefined
}

function placeOf(file: string): Place | undefined {
  const [top, second, third, fourth] = file.split('/')
  if (top === 'mocks') return { room: 'mocks', domain: third === undefined ? undefined : second }
  if (top !== 'src' || !second || third === undefined) return undefined
  return { room: second, domain: second === 'features' && fourth !== undefined ? third : undefined }
}

/** Why `from` must not import `to`; undefined when it may. Paths are relative to the project. */
export function forbidden(from: string, to: string): string | undefined {
  const here = placeOf(from)
  const there = placeOf(to)
  if (!here || !there) return undefined
  if (here.room !== there.room) {
    if (mayImport[here.room]?.includes(there.room)) return undefined
    return `${here.room} must not import ${there.room}`
  }
  if (!here.domain || !there.domain || here.domain === there.domain) return undefined
  if (here.room === 'mocks' && mockNeighbours[here.domain] === there.domain) return undefined
  return `${here.room}/${here.domain} must not import ${here.room}/${there.domain}`
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
  const check = (node: Node) => {
    const source = node.source?.value
    if (typeof source !== 'string' || !source.startsWith('.')) return
    const from = toPosix(relative(context.cwd, context.filename))
    const to = toPosix(relative(context.cwd, resolve(dirname(context.filename), source)))
    const message = forbidden(from, to)
    if (message) context.report({ node, message })
  }
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  }
}

/** The one file that touches web storage. */
const storageFile = 'src/lib/storedValue.ts'

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
  meta: { name: 'rooms' },
  rules: { imports: { create }, storage: { create: createStorage } },
}

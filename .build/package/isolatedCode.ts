/** Bundles the code of isolated back ends: modules with state for each, all others once. */
import { isBuiltin } from 'node:module'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { given } from '#mocks/backend/isolated/given'
import { root, sharedEntry, subpathImports } from './sources'

/** A module that an instance requires. */
interface Required {
  /** Name in the code of the instance. */
  id: string
  /** Where the bundler finds it. */
  file: string
}

interface InstanceBundle {
  code: string
  required: readonly Required[]
}

/** Modules in `mocks` may have state; modules of the contract, of `src/lib` and of npm are shared. */
export async function bundleInstance(): Promise<InstanceBundle> {
  const required = new Map<string, Required>()
  const keepOut: Plugin = {
    name: 'keep-out',
    async resolveId(source, importer, options) {
      if (importer === undefined || isBuiltin(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found) return null
      const path = found.id.slice(root.length)
      if (source === 'dexie') return { id: source, external: true }
      if (Object.hasOwn(given, path)) return { id: path, external: true }
      if (path.startsWith('mocks/')) return found
      const id = /^[.#]/.test(source) ? path : source
      required.set(id, { id, file: found.id })
      return { id, external: true }
    },
  }
  const { code } = await bundle('mocks/backend/isolated/inside.ts', [keepOut])
  return { code, required: [...required.values()] }
}

/** A module that exports, as `shared`, every module that instances require. */
export function sharedModule(required: readonly Required[]): Plugin {
  const imports = required.map(
    ({ file }, index) => `import * as m${index} from ${JSON.stringify(file)}`,
  )
  const entries = required.map(({ id }, index) => `${JSON.stringify(id)}: m${index}`)
  return {
    name: 'shared-module',
    resolveId: (source) => (source === sharedEntry ? `\0${sharedEntry}` : null),
    load(id) {
      if (id !== `\0${sharedEntry}`) return null
      return `${imports.join('\n')}\nexport const shared = { ${entries.join(', ')} }`
    },
  }
}

let bundled: Promise<{ instance: string; shared: string }> | undefined

/** Both parts as CommonJS, for back ends that run from the sources. Takes half a second, once per process. */
export function bundleFromSources(): Promise<{ instance: string; shared: string }> {
  bundled ??= bundleBoth()
  return bundled
}

async function bundleBoth(): Promise<{ instance: string; shared: string }> {
  const { code, required } = await bundleInstance()
  const shared = await bundle(sharedEntry, [sharedModule(required)])
  return { instance: code, shared: shared.code }
}

async function bundle(input: string, plugins: Plugin[]): Promise<OutputChunk> {
  const build = await rolldown({
    input,
    cwd: root,
    logLevel: 'silent',
    platform: 'node',
    tsconfig: false,
    plugins: [...plugins, subpathImports()],
  })
  const { output } = await build.generate({
    format: 'cjs',
    codeSplitting: false,
    comments: false,
  })
  await build.close()
  return output[0]
}

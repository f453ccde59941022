/** Code of isolated back ends, bundled from the sources. The package has it as files, so its build replaces this. */
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'

export interface IsolatedCode {
  /** CommonJS with the modules that have state. Everything else is required. */
  instance: string
  /** Modules without state, by the name under which `instance` requires them. */
  shared: Readonly<Record<string, unknown>>
}

export async function loadCode(): Promise<IsolatedCode> {
  const { bundleFromSources } = await import('../../../.build/package/isolatedCode')
  const { instance, shared } = await bundleFromSources()
  const exported = { shared: {} }
  compileFunction(shared, ['require', 'exports'])(createRequire(import.meta.url), exported)
  return { instance, shared: exported.shared }
}

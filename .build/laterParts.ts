import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type UserConfig } from 'vite'

const entry = fileURLToPath(new URL('../src/pwa/laterParts.ts', import.meta.url))

/**
 * For the worker's own build: `src/pwa/laterParts.ts` becomes a script that the worker imports when it first needs it.
 * What a worker has imported while it was installed the browser keeps with it, to be imported again at any time.
 * Not by `import()`, which workers are denied.
 */
export function laterParts(): Plugin {
  let worker: UserConfig
  return {
    name: 'later-parts',
    enforce: 'pre',
    config(config) {
      worker = config
      // `load` makes a whole build: no warning that it takes its time.
      return { build: { rolldownOptions: { checks: { bundlerTimings: false } } } }
    },
    async load(id) {
      if (id !== entry) return null
      const source = await bundle(worker)
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
      const fileName = `assets/worker-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source })
      // With Trusted Types in force its address, too, must come from the policy for workers.
      return `let parts
        export function laterParts() {
          if (!parts) {
            const rules = { createScriptURL: (address) => address }
            const policy = self.trustedTypes?.createPolicy('arcade-worker', rules) ?? rules
            importScripts(policy.createScriptURL('/${fileName}'))
            parts = self.later.laterParts()
          }
          return parts
        }`
    },
  }
}

/** As the worker is built, apart from that. */
async function bundle({ resolve = {}, define = {}, build: worker }: UserConfig): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve,
    define,
    build: {
      write: false,
      ...(worker?.target !== undefined && { target: worker.target }),
      lib: { entry, name: 'later', formats: ['iife'] },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [script] = output?.output ?? []
  if (script?.type !== 'chunk') throw new Error('The worker’s later parts could not be bundled')
  return script.code
}

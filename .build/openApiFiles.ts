import { type Plugin, runnerImport } from 'vite'
import packageJson from '../package.json' with { type: 'json' }

const names = ['provider', 'admin', 'api'] as const

/**
 * The descriptions by file name. Their modules are loaded only here, because no other use of Vite needs them.
 */
async function describe(): Promise<ReadonlyMap<string, string>> {
  const { module } = await runnerImport<typeof import('../mocks/openapi/documents')>(
    new URL('../mocks/openapi/documents.ts', import.meta.url).pathname,
  )
  const descriptions = module.describeAll(packageJson.version)
  return new Map(names.map((name) => [`${name}.json`, JSON.stringify(descriptions[name])]))
}

/** Adds the contract's descriptions to the app, for /developers and for other tools. */
export function openApiFiles(): Plugin {
  return {
    name: 'open-api-files',
    async generateBundle() {
      if (process.env.QUICK_BUILD !== undefined) return
      for (const [name, source] of await describe()) {
        this.emitFile({ type: 'asset', fileName: `openapi/${name}`, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/openapi', (request, response) => {
        void describe().then((files) => {
          const file = files.get(request.url?.slice(1) ?? '')
          response.setHeader('Content-Type', 'application/json')
          response.writeHead(file === undefined ? 404 : 200).end(file)
        })
      })
    },
  }
}

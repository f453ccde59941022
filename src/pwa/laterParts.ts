import type * as workerParts from './workerParts'

type WorkerParts = typeof workerParts

declare const self: ServiceWorkerGlobalScope &
  Pick<Window, 'trustedTypes'> & { workerParts?: WorkerParts }

/**
 * Imports the worker's second script (`workerParts.ts`, built by `.build/workerParts.ts`) at the first call.
 * The install has to make a call, because a browser only keeps scripts that a worker imports during its
 * install. Workers may not use `import()`.
 */
export function laterParts(): WorkerParts {
  if (!self.workerParts) importScripts(trusted(`/assets/worker-parts-${__BUILD_ID__}.js`))
  if (!self.workerParts) throw new Error('The second script has no workerParts')
  return self.workerParts
}

/** Trusted Types accept the address of a script only from the policy for workers. */
function trusted(address: string): string {
  const policy = self.trustedTypes?.createPolicy('arcade-worker', { createScriptURL: (url) => url })
  return policy?.createScriptURL(address) ?? address
}

import { isMocked, providerUrl } from '#lib/environment'
import type { Network } from '#mocks/network'
import { isControlled } from './registration'
import { passRequestGate } from './requestGate'
import { changeStatus } from './status'
import { storageWorks } from './storage'

let pageNetwork: Promise<Network> | undefined

/**
 * The app's transport. Calls to the simulated back ends go to the worker. While no worker controls the page,
 * the same handlers answer them in the page. All other calls go to the network.
 */
export function transport(request: Request): Promise<Response> {
  return passRequestGate(async () => {
    if (!isSimulated(request.url)) return fetch(request)
    if ((await storageWorks()) && (await isControlled())) return fetch(request)
    pageNetwork ??= loadPageNetwork()
    return (await pageNetwork).respond(request)
  })
}

function isSimulated(url: string): boolean {
  return (
    url.startsWith(`${location.origin}/api/`) || (isMocked && url.startsWith(`${providerUrl}/`))
  )
}

async function loadPageNetwork(): Promise<Network> {
  const isPersistent = await storageWorks()
  changeStatus({ storage: isPersistent ? 'persistent' : 'memory' })
  // Dexie reads the global indexedDB when it is loaded, so the replacement must come first.
  if (!isPersistent) await import('fake-indexeddb/auto')
  return (await import('./pageNetwork')).createPageNetwork()
}

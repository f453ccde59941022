import { isMocked, providerUrl } from '#lib/environment'
import type { Network } from '#mocks/network'
import { isControlled } from './registration'
import { passRequestGate } from './requestGate'
import { changeStatus } from './status'
import { storageWorks } from './storage'

let pageNetwork: Promise<Network> | undefined

/** What the worker has no room for, this page keeps in its memory: from then on it answers its own calls. */
let isFull = false

/**
 * The app's transport. Calls of the simulated back ends go to the worker; until one controls the
 * page, or where there is none, the same handlers answer them in the page. All else is fetched.
 */
export function transport(request: Request): Promise<Response> {
  return passRequestGate(async () => {
    if (!isSimulated(request.url)) return fetch(request)
    const repeat = await repeatable(request)
    if (!isFull && (await storageWorks()) && (await isControlled())) {
      const answer = await fetch(repeat())
      if (!(await isStorageFull(answer))) return answer
      isFull = true
    }
    pageNetwork ??= loadPageNetwork()
    return (await pageNetwork).respond(repeat())
  })
}

/** The same call, as often as it is needed. A clone would turn its body into a stream, which costs more. */
async function repeatable(request: Request): Promise<() => Request> {
  if (request.method === 'GET') return () => request
  const body = await request.text()
  return () => new Request(request, body === '' ? {} : { body })
}

/** A call that failed for room has changed nothing: it may be made again. */
async function isStorageFull(answer: Response): Promise<boolean> {
  return answer.status === 500 && /"storagefull"/.test(await answer.clone().text())
}

function isSimulated(url: string): boolean {
  return (
    url.startsWith(`${location.origin}/api/`) || (isMocked && url.startsWith(`${providerUrl}/`))
  )
}

async function loadPageNetwork(): Promise<Network> {
  const isPersistent = await storageWorks()
  changeStatus({ storage: isPersistent ? 'persistent' : 'memory' })
  // Dexie asks for the global indexedDB when it is loaded, so the stand-in must come first.
  if (!isPersistent) await import('fake-indexeddb/auto')
  return (await import('./pageNetwork')).createPageNetwork()
}

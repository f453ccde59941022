import type { Transport } from '#api/client/transport'
import { storageWorks } from '#pwa/storage'

let network: Promise<Transport> | undefined

/** Handles test API requests within the page. The code for it is loaded with the first request. */
export async function answerTesters(request: Request): Promise<Response> {
  network ??= loadNetwork().catch((cause: unknown) => {
    network = undefined // so that the next request loads the file again
    throw cause
  })
  return (await network)(request)
}

async function loadNetwork(): Promise<Transport> {
  // Dexie reads the global indexedDB when it is loaded, so the in-memory replacement must be loaded first.
  if (!(await storageWorks())) await import('fake-indexeddb/auto')
  return (await import('#pwa/testerNetwork')).createTesterTransport()
}

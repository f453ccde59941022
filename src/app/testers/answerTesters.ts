import type { Transport } from '#api/client/transport'
import { storageWorks } from '#pwa/storage'

let network: Promise<Transport> | undefined

/** The page answers its testers itself; what it takes is loaded with the first of their calls. */
export async function answerTesters(request: Request): Promise<Response> {
  network ??= loadNetwork().catch((cause: unknown) => {
    network = undefined // its file may come another time
    throw cause
  })
  return (await network)(request)
}

async function loadNetwork(): Promise<Transport> {
  // Dexie asks for the global indexedDB when it is loaded, so the stand-in must come first.
  if (!(await storageWorks())) await import('fake-indexeddb/auto')
  return (await import('#pwa/testerNetwork')).createTesterTransport()
}

/** A saved world that is being put back, in any window: all of them wait until it is whole. */
import { storedValue } from '#lib/storage/storedValue'

/** Noted before anything is written and until all is, so that whoever comes after a killed browser goes on with it. */
interface WorldRestore {
  id: string
  name: string
  /** Something may have been written. */
  hasBegun: boolean
}

export const worldRestore = storedValue('world-restore', (stored): WorldRestore | null => {
  const { id, name, hasBegun }: Record<string, unknown> = Object(stored)
  const isText = typeof id === 'string' && typeof name === 'string'
  return isText ? { id, name, hasBegun: hasBegun !== false } : null
})

/** What testers steer, and whose session it is, does not wait: without either no page is there to say what goes on. */
const goesOn = /^\/api\/(scenarios|account)\b/

/** Rejects where the call is called off meanwhile. */
export function untilRestored(url: string, signal?: AbortSignal): Promise<void> {
  if (worldRestore.get() === null || goesOn.test(url)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const stop = worldRestore.subscribe(() => {
      if (worldRestore.get() !== null) return
      stop()
      resolve()
    })
    signal?.addEventListener('abort', () => {
      stop()
      reject(signal.reason)
    })
  })
}

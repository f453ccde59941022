/** A running restore of a saved snapshot, in any window. All windows wait until it is complete. */
import { storedValue } from '#lib/storage/storedValue'

/**
 * Stored before the first write and until the last, so that the next start continues a restore that a killed
 * browser interrupted.
 */
interface SnapshotRestore {
  id: string
  name: string
  /** Whether something may have been written. */
  hasBegun: boolean
}

export const snapshotRestore = storedValue('world-restore', (stored): SnapshotRestore | null => {
  const { id, name, hasBegun }: Record<string, unknown> = Object(stored)
  const isText = typeof id === 'string' && typeof name === 'string'
  return isText ? { id, name, hasBegun: hasBegun !== false } : null
})

/**
 * Paths of the test API and the session. They do not wait, because the page that shows the progress needs
 * them.
 */
const goesOn = /^\/api\/(scenarios|account)\b/

/** @throws the signal's reason if the call is aborted in the meantime */
export function untilRestored(url: string, signal?: AbortSignal): Promise<void> {
  if (snapshotRestore.get() === null || goesOn.test(url)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const stop = snapshotRestore.subscribe(() => {
      if (snapshotRestore.get() !== null) return
      stop()
      resolve()
    })
    signal?.addEventListener('abort', () => {
      stop()
      reject(signal.reason)
    })
  })
}

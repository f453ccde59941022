import type { AlertMessage } from './alertMessages'

/** What a page asks of a worker. `build` and `claim` are answered through the message's port. */
export type PageMessage =
  | { type: 'build' }
  | { type: 'claim' }
  | { type: 'activate' }
  | { type: 'storeDeferred' }
  | { type: 'countStored' }
  | AlertMessage

/** What a worker tells every page of the app's own files: how many are stored, of how many. */
export interface StoredMessage {
  type: 'stored'
  stored: number
  total: number
  /** There is no room for the others: what is left of it is for what people keep. */
  isFull: boolean
}

/** The `type` of a message; undefined for anything else that was posted, null and plain text included. */
export function messageType(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
}

/**
 * Asks a worker and waits for its answer; a worker that stays silent answers `undefined`. Asked before
 * workbox-window is loaded, whose `messageSW` would wait for a silent worker for ever.
 */
export function askWorker(
  worker: ServiceWorker,
  message: PageMessage,
  timeoutMs = 3000,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(undefined), timeoutMs)
    port1.onmessage = (event) => {
      clearTimeout(timer)
      resolve(event.data)
    }
    worker.postMessage(message, [port2])
  })
}

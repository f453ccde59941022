import type { AlertMessage } from './alertMessages'

/** Messages from a page to a worker. `build` and `claim` are answered through the message's port. */
export type PageMessage =
  | { type: 'build' }
  | { type: 'claim' }
  | { type: 'activate' }
  | { type: 'storeDeferred' }
  | { type: 'countStored' }
  | AlertMessage

/** A worker's message to every page: how many of the app's files are stored, and of how many. */
export interface StoredMessage {
  type: 'stored'
  stored: number
  total: number
  /** Whether there is no storage for the other files. The rest of it is reserved for people's data. */
  isFull: boolean
}

/** @returns the `type` of a message; undefined for anything else, including null and plain text */
export function messageType(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
}

/**
 * Sends a message to a worker and waits for its answer, which is undefined if the worker stays silent. Used
 * before workbox-window is loaded, whose `messageSW` would wait for a silent worker without end.
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

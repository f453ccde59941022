import * as v from 'valibot'
import { hasRoomToInstall, resumeOffline } from '#lib/storage/room'
import { savesData } from '#lib/storage/savesData'
import { whenIdle } from '#lib/whenIdle'
import type { PageMessage, StoredMessage } from './messages'
import { changeStatus } from './status'

/** Time reserved for the first screen before the deferred files are stored, in milliseconds. */
const settleMs = 4000

const storedMessageSchema = v.object({
  type: v.literal('stored'),
  stored: v.number(),
  total: v.number(),
  isFull: v.boolean(),
}) satisfies v.GenericSchema<unknown, StoredMessage>

let isWatching = false

/**
 * Receives messages about stored files from the active worker. Once a worker is waiting, workbox-window only
 * passes on the messages of that one.
 */
function watchMessages(): void {
  if (isWatching) return
  isWatching = true
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (v.is(storedMessageSchema, data)) {
      const { stored, total, isFull } = data
      changeStatus({ stored: { files: stored, of: total }, isFull })
    }
  })
}

/**
 * Whether to register a worker: one is installed already, or it fits. If not, it is not tried at each start,
 * and the page answers its calls itself.
 */
export async function mayInstall(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration('/')) !== undefined || findRoomToInstall()
}

/** Whether a worker and its files fit. If not, the status says so. */
export async function findRoomToInstall(): Promise<boolean> {
  const hasRoom = await hasRoomToInstall()
  changeStatus({ isFull: !hasRoom })
  return hasRoom
}

/** Follows the worker's progress in storing the deferred files, and starts it in idle time. */
export function watchStored(): void {
  watchMessages()
  void navigator.serviceWorker.ready.then(() => {
    if (savesData()) return
    setTimeout(() => whenIdle(storeDeferred), settleMs)
  })
}

/** Asks the worker to store all remaining files. On a data-saving connection only a person may start that. */
function storeDeferred(): void {
  post({ type: 'storeDeferred' })
}

/** Stores all files because a person asked for it, also after a person or full storage has stopped it. */
export async function storeAll(): Promise<void> {
  await resumeOffline()
  storeDeferred()
}

/**
 * Asks the worker how many files are stored now, because the browser may have cleared some since its last
 * message.
 */
export function countStored(): void {
  post({ type: 'countStored' })
}

function post(message: PageMessage): void {
  if (!('serviceWorker' in navigator)) return
  watchMessages()
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}

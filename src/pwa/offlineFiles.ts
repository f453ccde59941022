import * as v from 'valibot'
import { hasRoomToInstall, resumeOffline } from '#lib/storage/room'
import { savesData } from '#lib/storage/savesData'
import { whenIdle } from '#lib/whenIdle'
import type { PageMessage, StoredMessage } from './messages'
import { changeStatus } from './status'

/** Time the first screen has for itself before the deferred files are stored. */
const settleMs = 4000

const storedMessageSchema = v.object({
  type: v.literal('stored'),
  stored: v.number(),
  total: v.number(),
  isFull: v.boolean(),
}) satisfies v.GenericSchema<unknown, StoredMessage>

let isWatching = false

/**
 * Hears what the worker says of the stored files: the active one, whereas workbox-window passes on what the
 * waiting one says as soon as there is one.
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

/** A worker that does not fit is not tried at each start: the page answers its calls itself. */
export async function mayInstall(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration('/')) !== undefined || findRoomToInstall()
}

/** Whether a worker and its files fit; that they do not is told. */
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

/** Asks the worker to store all that is left; on a data-saving connection only a person may ask. */
function storeDeferred(): void {
  post({ type: 'storeDeferred' })
}

/** The same by a person's word, also where they, or a lack of room, had it stopped. */
export async function storeAll(): Promise<void> {
  await resumeOffline()
  storeDeferred()
}

/** Asks the worker what is stored now: since it last said so the browser may have cleared it. */
export function countStored(): void {
  post({ type: 'countStored' })
}

function post(message: PageMessage): void {
  if (!('serviceWorker' in navigator)) return
  watchMessages()
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}

import * as v from 'valibot'
import { hasRoomToInstall, resumeOffline } from '#lib/storage/room'
import { savesData } from '#lib/storage/savesData'
import { whenIdle } from '#lib/whenIdle'
import type { PageMessage, StoredMessage } from './messages'
import { changeStatus } from './status'

/** Time the first screen has for itself before the rest of the app is stored. */
const settleMs = 4000

const storedMessageSchema = v.object({
  type: v.literal('stored'),
  stored: v.number(),
  total: v.number(),
  isFull: v.boolean(),
}) satisfies v.GenericSchema<unknown, StoredMessage>

let isFollowing = false

/**
 * Hears what the worker says of the stored files: the active one, whereas workbox-window passes on what the
 * waiting one says as soon as there is one.
 */
function follow(): void {
  if (isFollowing) return
  isFollowing = true
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

/** Follows the worker's progress in storing the rest of the app, and starts it in idle time. */
export function watchStored(): void {
  follow()
  void navigator.serviceWorker.ready.then(() => {
    if (savesData()) return
    setTimeout(() => whenIdle(storeRest), settleMs)
  })
}

/** Asks the worker to store all that is left; on a data-saving connection only a person may ask. */
function storeRest(): void {
  post({ type: 'storeRest' })
}

/** The same by a person's word, also where they, or a lack of room, had it stopped. */
export async function storeAll(): Promise<void> {
  await resumeOffline()
  storeRest()
}

/** Asks the worker what is stored now: since it last said so the browser may have cleared it. */
export function countStored(): void {
  post({ type: 'countStored' })
}

function post(message: PageMessage): void {
  if (!('serviceWorker' in navigator)) return
  follow()
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}

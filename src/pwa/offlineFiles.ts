import * as v from 'valibot'
import { savesData } from '../lib/savesData'
import { whenIdle } from '../lib/whenIdle'
import type { PageMessage, StoredMessage } from './messages'
import { changeStatus } from './status'

/** Time the first screen has for itself before the rest of the app is stored. */
const settleMs = 4000

const storedMessageSchema = v.object({
  type: v.literal('stored'),
  stored: v.number(),
  total: v.number(),
}) satisfies v.GenericSchema<unknown, StoredMessage>

let isFollowing = false

/** Hears what the worker says of the stored files. */
function follow(): void {
  if (isFollowing) return
  isFollowing = true
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (v.is(storedMessageSchema, data)) {
      changeStatus({ stored: { files: data.stored, of: data.total } })
    }
  })
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
export function storeRest(): void {
  post({ type: 'storeRest' })
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

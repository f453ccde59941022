/**
 * A picture that another app has shared into this one. The person who shares it need not be the player. So it
 * belongs to no player, and waits here until the player decides what to do with it.
 */
import { dayMs } from '../time'
import { withRoom } from './room'

const cacheName = 'shared-slip'
const path = '/kept/shared'
const keptAtHeader = 'X-Kept-At'

/**
 * Stores one picture; a later one replaces it.
 * @returns whether it could be stored
 */
export async function keepSharedSlip(image: Blob): Promise<boolean> {
  try {
    await withRoom(async () => {
      const cache = await caches.open(cacheName)
      const headers = { 'Content-Type': image.type, [keptAtHeader]: String(Date.now()) }
      await cache.put(path, new Response(image, { headers }))
    })
    return true
  } catch (cause) {
    console.warn('The shared picture is not kept', cause)
    return false
  }
}

/** @returns the waiting picture, or null. It waits for a day. */
export async function sharedSlip(): Promise<Blob | null> {
  const kept = await find()
  if (kept === null) return null
  if (keptAt(kept) > Date.now() - dayMs) return kept.blob()
  await dropSharedSlip()
  return null
}

/** Removes the picture; with `before` (milliseconds since 1970), only if it was stored earlier. */
export async function dropSharedSlip(before = Infinity): Promise<void> {
  const kept = await find()
  if (kept !== null && keptAt(kept) < before) await (await caches.open(cacheName)).delete(path)
}

async function find(): Promise<Response | null> {
  try {
    return (await (await caches.open(cacheName)).match(path)) ?? null
  } catch {
    // No Cache Storage, so nothing is stored.
    return null
  }
}

function keptAt(kept: Response): number {
  return Number(kept.headers.get(keptAtHeader))
}

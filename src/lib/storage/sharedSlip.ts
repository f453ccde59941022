/**
 * A picture that another app has shared into this one. Whoever shares need not be the player: it waits
 * here, belongs to nobody, and nothing is done with it before the player says so.
 */
import { dayMs } from '../time'
import { withRoom } from './room'

const cacheName = 'shared-slip'
const path = '/kept/shared'
const keptAtHeader = 'X-Kept-At'

/** One at a time: a later one takes its place. Answers whether it could be kept. */
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

/** The one that waits, or null. It waits for a day. */
export async function sharedSlip(): Promise<Blob | null> {
  const kept = await find()
  if (kept === null) return null
  if (keptAt(kept) > Date.now() - dayMs) return kept.blob()
  await dropSharedSlip()
  return null
}

/** With `before`, only one that was kept before this moment. */
export async function dropSharedSlip(before = Infinity): Promise<void> {
  const kept = await find()
  if (kept !== null && keptAt(kept) < before) await (await caches.open(cacheName)).delete(path)
}

async function find(): Promise<Response | null> {
  try {
    return (await (await caches.open(cacheName)).match(path)) ?? null
  } catch {
    // No Cache Storage, so nothing is kept.
    return null
  }
}

function keptAt(kept: Response): number {
  return Number(kept.headers.get(keptAtHeader))
}

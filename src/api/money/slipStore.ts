/**
 * Slips that wait to be sent, stored across reloads. A slip moves no money, so it may wait for a connection.
 */
import { isRequestId } from '#lib/requestId'
import { withRoom } from '#lib/storage/room'

const cacheName = 'slip-queue'
const path = '/kept/slip'
const requestIdHeader = 'X-Request-Id'

export interface Slip {
  userId: string
  depositId: string
  /** The same for every attempt, so that the slip counts only once. */
  requestId: string
  image: Blob
}

/** A waiting slip; `isStored`: it survives a reload. */
export interface QueuedSlip extends Slip {
  isStored: boolean
}

/** Slips that the browser cannot store. They last as long as the page. */
const inMemory = new Map<string, QueuedSlip>()

/** @returns whether the slip survives a reload */
export async function keepSlip(slip: Slip): Promise<boolean> {
  const key = keyOf(slip.userId, slip.depositId)
  try {
    await withRoom(async () => {
      const cache = await caches.open(cacheName)
      const headers = { [requestIdHeader]: slip.requestId, 'Content-Type': slip.image.type }
      await cache.put(key, new Response(slip.image, { headers }))
    })
    inMemory.delete(key)
    return true
  } catch (cause) {
    console.warn('The slip waits only until the page goes', cause)
    inMemory.set(key, { ...slip, isStored: false })
    return false
  }
}

/** @returns all waiting slips of a player */
export async function storedSlips(userId: string): Promise<QueuedSlip[]> {
  const cache = await openCache()
  const keys = (await cache?.keys()) ?? []
  const found = await Promise.all(keys.map((key) => readSlip(cache, key.url)))
  const slips = [...found.filter((slip) => slip !== null), ...inMemory.values()]
  return slips.filter((slip) => slip.userId === userId)
}

async function readSlip(cache: Cache | null, url: string): Promise<QueuedSlip | null> {
  const response = await cache?.match(url)
  const requestId = response?.headers.get(requestIdHeader) ?? ''
  const { searchParams } = new URL(url)
  if (response === undefined || !isRequestId(requestId)) return null
  return {
    userId: searchParams.get('owner') ?? '',
    depositId: searchParams.get('deposit') ?? '',
    requestId,
    image: await response.blob(),
    isStored: true,
  }
}

export async function dropSlip({ userId, depositId }: Slip): Promise<void> {
  const key = keyOf(userId, depositId)
  inMemory.delete(key)
  await (await openCache())?.delete(key)
}

/** Removes all slips at the end of a session, because they show a bank account. */
export async function forgetSlips(): Promise<void> {
  inMemory.clear()
  const cache = await openCache()
  if (cache === null) return
  await Promise.all((await cache.keys()).map((key) => cache.delete(key)))
}

/** @returns null if the browser has no Cache Storage, or no space for it */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(cacheName)
  } catch {
    // The caller of `keepSlip` tells the player that the slip was not stored.
    return null
  }
}

function keyOf(userId: string, depositId: string): string {
  const key = new URL(path, location.origin)
  key.searchParams.set('owner', userId)
  key.searchParams.set('deposit', depositId)
  return key.href
}

/** The room that the browser gives this site, and who gets it: what people keep comes before offline files. */

/** Offline files by the caches that hold them, the least needed first; the last one bears Workbox's name. */
export const offlineTiers = [
  'tester-files',
  'admin-files',
  'showcase-files',
  'demo-files',
  'later-files',
  'workbox-precache',
] as const

export type OfflineTier = (typeof offlineTiers)[number]

/** Those that came after the install: the app starts without them. */
const laterTiers = offlineTiers.slice(0, -1)

/** Holds a person's word that nothing more is stored by itself. */
const marksCache = 'offline-marks'
const pausedMark = '/offline/paused'

/** What follows is in bytes. */
const leastReserve = 20_000_000
/** More than the worker and the files of the install take. */
const installSize = 2_000_000
/** Filled for a moment to test whether they fit: Chromium tells ten gigabytes of any device. */
const probeCache = 'room-probe'
const probePiece = 1_000_000

export interface Room {
  used: number
  available: number
}

/** What the browser says; null where it does not. Some name more than they give: there a write fails, and files yield. */
export async function readRoom(): Promise<Room | null> {
  try {
    // Older browsers, private windows and plain-http pages lack parts of this, whatever the types say.
    const storage: Partial<StorageManager> = navigator.storage ?? {}
    const { usage, quota } = (await storage.estimate?.()) ?? {}
    return usage === undefined || quota === undefined ? null : { used: usage, available: quota }
  } catch {
    return null
  }
}

/** What offline files leave free: a fifth of the room, at least 20 MB where there is that much. */
export function reserveOf(available: number): number {
  return Math.max(available / 5, Math.min(available, leastReserve))
}

/** Whether a file of that size may be kept for offline use. */
export async function mayKeepOffline(size: number): Promise<boolean> {
  if (await caches.match(pausedMark)) return false
  const room = await readRoom()
  return room === null || room.available - room.used - size >= reserveOf(room.available)
}

/** Stores nothing more for offline use until {@link resumeOffline}. */
export async function pauseOffline(): Promise<void> {
  await (await caches.open(marksCache)).put(pausedMark, new Response())
}

export function resumeOffline(): Promise<boolean> {
  return dropCaches(marksCache)
}

/**
 * Whether a worker and its files fit; to make them fit, files that came after an install go. None goes in
 * vain: a version that has to go on needs them, and the host may not have them any more.
 */
export async function hasRoomToInstall(): Promise<boolean> {
  let free = await freeRoom(installSize)
  if (free < installSize) {
    const sizes = await Promise.all(laterTiers.map((tier) => cacheSize(tier)))
    if (sizes.reduce((sum, size) => sum + size, free) < installSize) return false
  }
  for (const tier of laterTiers) {
    if (free >= installSize) break
    if (await dropCaches(tier)) free = await freeRoom(installSize)
  }
  return free >= installSize
}

/**
 * To be called when a write failed for room: the least needed tier of offline files goes, and none comes back by itself.
 * False when there is none left.
 */
export async function makeRoom(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  for (const name of [probeCache, ...offlineTiers]) {
    if (!(await dropCaches(name))) continue
    await pauseOffline().catch((cause: unknown) => console.warn('Offline files may return', cause))
    return true
  }
  return false
}

/** The names that browsers give to the error of a write for which there is no room. */
export function isQuotaError(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError'
}

/** Does a write, and repeats it as long as removing offline files makes room. A failed try must leave nothing behind. */
export async function withRoom<T>(write: () => Promise<T>, isFull = isQuotaError): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    if (!isFull(cause) || !(await makeRoom())) throw cause
    return withRoom(write, isFull)
  }
}

/** How much of so many bytes is free. */
async function freeRoom(wanted: number): Promise<number> {
  const body = new Blob([new Uint8Array(probePiece)])
  let free = 0
  try {
    const cache = await caches.open(probeCache)
    for (; free < wanted; free += probePiece) await cache.put(`/${free}`, new Response(body))
  } catch (cause) {
    if (!isQuotaError(cause)) throw cause
  } finally {
    await dropCaches(probeCache)
  }
  return free
}

/**
 * Removes all caches whose name begins so. Answers whether anything was in them. A cache that somebody
 * still has open goes only when they are through: its room is there at once when its entries go first.
 */
export async function dropCaches(beginning: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(beginning))
  let hadAny = false
  for (const name of names) {
    const cache = await caches.open(name)
    const keys = await cache.keys()
    await Promise.all(keys.map((key) => cache.delete(key)))
    await caches.delete(name)
    hadAny ||= keys.length > 0
  }
  return hadAny
}

/** Files that are measured at once: some hundreds are a second of a phone's main thread. */
const measuredAtOnce = 16

/** How much the caches hold whose name begins so, in bytes. Rejects when it is called off. */
export async function cacheSize(beginning: string, signal?: AbortSignal): Promise<number> {
  if (!('caches' in globalThis)) return 0
  const names = (await caches.keys()).filter((name) => name.startsWith(beginning))
  let size = 0
  for (const name of names) {
    const cache = await caches.open(name)
    const keys = await cache.keys()
    for (let from = 0; from < keys.length; from += measuredAtOnce) {
      signal?.throwIfAborted()
      const measured = keys.slice(from, from + measuredAtOnce)
      size += sum(await Promise.all(measured.map((key) => bodySize(cache, key))))
    }
  }
  return size
}

async function bodySize(cache: Cache, key: Request): Promise<number> {
  const response = await cache.match(key)
  return response ? (await response.blob()).size : 0
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

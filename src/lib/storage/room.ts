/** The storage that the browser gives this site, and who gets it: people's data come before offline files. */

/** The caches of offline files, least needed first. The last one has Workbox's name. */
export const offlineTiers = [
  'tester-files',
  'admin-files',
  'showcase-files',
  'demo-files',
  'later-files',
  'workbox-precache',
] as const

export type OfflineTier = (typeof offlineTiers)[number]

/** The tiers that load after the install. The app starts without them. */
const laterTiers = offlineTiers.slice(0, -1)

/** Holds a person's choice that nothing more is stored automatically. */
const marksCache = 'offline-marks'
const pausedMark = '/offline/paused'

/** The following sizes are in bytes. */
const leastReserve = 20_000_000
/** More than the worker and the files of the install need. */
const installSize = 2_000_000
/** Filled briefly to test whether files fit, because Chromium reports ten gigabytes on any device. */
const probeCache = 'room-probe'
const probePiece = 1_000_000

export interface Room {
  used: number
  available: number
}

/**
 * @returns the browser's estimate, or null if it gives none. Some promise more than they give: then a write
 * fails, and offline files are removed.
 */
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

/**
 * The bytes that offline files leave free: a fifth of the storage, and at least 20 MB if there is that much.
 */
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
 * Whether a worker and its files fit, if necessary after removing files that came after an install. They are
 * not removed in vain: a version that has to keep running needs them, and the host may no longer have them.
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
 * Removes the least needed tier of offline files, which does not come back automatically. Call it after a
 * write failed because storage was full.
 * @returns false if there is no tier left
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

/** Whether a write failed because storage is full, by the name that browsers give to that error. */
export function isQuotaError(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError'
}

/**
 * Runs a write, and repeats it as long as removing offline files frees storage. A failed attempt must leave
 * nothing behind.
 */
export async function withRoom<T>(write: () => Promise<T>, isFull = isQuotaError): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    if (!isFull(cause) || !(await makeRoom())) throw cause
    return withRoom(write, isFull)
  }
}

/** @returns how many of the `wanted` bytes are free */
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
 * Removes all caches whose name starts with `beginning`. A cache that is open elsewhere goes only when it is
 * closed there, so its entries are removed first, which frees their storage at once.
 * @returns whether there was anything in them
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

/** Files measured at the same time. Some hundreds would block a phone's main thread for a second. */
const measuredAtOnce = 16

/**
 * @returns how many bytes are in the caches whose name starts with `beginning`
 * @throws the signal's reason if it is aborted
 */
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

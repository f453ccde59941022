/** The room that the browser gives this site, and who gets it: what people keep comes before offline files. */

/** Offline files by the caches that hold them, the least needed first; the last one bears Workbox's name. */
export const offlineTiers = [
  'showcase-files',
  'demo-files',
  'later-files',
  'workbox-precache',
] as const

export type OfflineTier = (typeof offlineTiers)[number]

/** A cache that stands for a word of the person: nothing is stored for offline use by itself. */
const pausedMark = 'offline-paused'

/** What follows is in bytes. */
const leastReserve = 20_000_000
/** More than the worker and the files of the install take. */
export const installSize = 2_000_000
/** More than the largest thing that is written at once: the picture of a transfer. */
const largestWrite = 6_000_000

export interface Room {
  used: number
  available: number
}

/** Null where the browser does not tell. */
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
  if (await caches.has(pausedMark)) return false
  const room = await readRoom()
  return room === null || room.available - room.used - size >= reserveOf(room.available)
}

/** Stores nothing more for offline use until {@link resumeOffline}. */
export async function pauseOffline(): Promise<void> {
  await caches.open(pausedMark)
}

export async function resumeOffline(): Promise<void> {
  await caches.delete(pausedMark)
}

/** Whether a worker and its files fit; to make them fit, files that came after an install go. */
export async function hasRoomToInstall(): Promise<boolean> {
  const fits = async () => (await freeRoom()) >= installSize
  return (await fits()) || ((await yieldTiers(offlineTiers.slice(0, 3), installSize)) && fits())
}

/**
 * To be called when a write failed for room: offline files go, the least needed first, until there is
 * enough for another try. False when there was nothing to let go of.
 */
export function makeRoom(): Promise<boolean> {
  return yieldTiers(offlineTiers, largestWrite)
}

/** How a browser names what fails for room. */
export function isQuotaError(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError'
}

/** Does a write, and once more when offline files could make room for it: nothing of the first try may stay. */
export async function withRoom<T>(write: () => Promise<T>, isFull = isQuotaError): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    if (!isFull(cause) || !(await makeRoom())) throw cause
    return write()
  }
}

/** Lets go of one tier. Answers whether there was anything. */
export async function dropTier(tier: OfflineTier): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(tier))
  await Promise.all(names.map((name) => caches.delete(name)))
  return names.length > 0
}

async function yieldTiers(tiers: readonly OfflineTier[], wanted: number): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  let hasYielded = false
  for (const tier of tiers) {
    if (hasYielded && (await freeRoom()) >= wanted) break
    hasYielded = (await dropTier(tier)) || hasYielded
  }
  return hasYielded
}

/** Endless where the browser does not tell: trying shows it. */
async function freeRoom(): Promise<number> {
  const room = await readRoom()
  return room === null ? Infinity : room.available - room.used
}

/** Offline files that can be deleted to make space for a snapshot, only with the tester's consent. */
import { isFailure } from '#contract/failure'
import { cacheSize, dropCaches, type OfflineTier, offlineTiers } from '#lib/storage/room'
import { failureOf } from '../useScenario'

/** The app shell stays, because nothing opens offline without it. */
type YieldingTier = Exclude<OfflineTier, 'workbox-precache'>

/** Approximate size in bytes. */
export interface OfflinePart {
  tier: YieldingTier
  size: number
}

const yielding = offlineTiers.filter((tier) => tier !== 'workbox-precache')

/** Offline files that may be deleted, least needed first. */
export async function offlineCopy(): Promise<OfflinePart[]> {
  const parts: OfflinePart[] = []
  for (const tier of yielding) parts.push({ tier, size: await cacheSize(tier) })
  return parts.filter(({ size }) => size > 0)
}

/** Retries `work`, deleting one part before each attempt, until it fits or no part is left. */
export async function givingUp(
  parts: readonly OfflinePart[],
  work: () => Promise<void>,
  onGone: (part: OfflinePart) => void,
): Promise<void> {
  const [part, ...rest] = parts
  if (part) {
    await dropCaches(part.tier)
    onGone(part)
  }
  try {
    await work()
  } catch (cause) {
    if (rest.length === 0 || !isWithoutRoom(cause)) throw cause
    await givingUp(rest, work, onGone)
  }
}

export function isWithoutRoom(cause: unknown): boolean {
  return isFailure(cause) && failureOf(cause).code === 'storagefull'
}

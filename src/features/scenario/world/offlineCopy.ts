/** What may make room for a saved world: a wish of the tester, for which nothing goes unasked. */
import { isFailure } from '#contract/failure'
import { cacheSize, dropCaches, type OfflineTier, offlineTiers } from '#lib/storage/room'
import { failureOf } from '../useScenario'

/** The start of the app stays: without it nothing opens offline. */
type YieldingTier = Exclude<OfflineTier, 'workbox-precache'>

/** Bytes, about. */
export interface OfflinePart {
  tier: YieldingTier
  size: number
}

const yielding = offlineTiers.filter((tier) => tier !== 'workbox-precache')

/** What is stored for use offline and may go, the least needed first. */
export async function offlineCopy(): Promise<OfflinePart[]> {
  const parts: OfflinePart[] = []
  for (const tier of yielding) parts.push({ tier, size: await cacheSize(tier) })
  return parts.filter(({ size }) => size > 0)
}

/** Tries `work` again and again, before each a part goes, until there is room or none is left. */
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

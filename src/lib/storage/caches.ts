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

/** How much the caches hold whose name begins so, in bytes. */
export async function cacheSize(beginning: string): Promise<number> {
  if (!('caches' in globalThis)) return 0
  const names = (await caches.keys()).filter((name) => name.startsWith(beginning))
  const sizes = names.map(async (name) => {
    const cache = await caches.open(name)
    const bodies = (await cache.keys()).map(async (key) => {
      const response = await cache.match(key)
      return response ? (await response.blob()).size : 0
    })
    return sum(await Promise.all(bodies))
  })
  return sum(await Promise.all(sizes))
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

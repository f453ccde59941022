/** What is asked of a table by one of its indexes. */
import { cmp, type DBCoreIndex, type DBCoreKeyRange } from 'dexie'

export interface Asked {
  index: DBCoreIndex
  range: Omit<DBCoreKeyRange, 'type'>
}

export function only(index: DBCoreIndex, key: unknown): Asked {
  return { index, range: { lower: key, upper: key } }
}

/** A row that lacks a field of an index is not in it. */
export function isKey(key: unknown): boolean {
  return cmp(key, key) === 0
}

/** Whose rows a range is about, where they are one owner's. */
export function oneOwner({ lower, upper }: Asked['range']): unknown {
  const owner = ownerOf(lower)
  return owner === ownerOf(upper) ? owner : undefined
}

/** What a key begins with: whose row it is, in most of the indexes. */
export function ownerOf(key: unknown): unknown {
  return Array.isArray(key) ? key[0] : key
}

/** The place of the first for which it holds, where it holds for all behind it. */
export function firstWhere<T>(all: readonly T[], holds: (one: T) => boolean): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const one = all[middle]
    if (one !== undefined && holds(one)) high = middle
    else low = middle + 1
  }
  return low
}

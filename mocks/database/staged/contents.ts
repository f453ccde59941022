/** Which batches of a table may hold a row, told without reading them: whoever asks for one owner's reads no others. */
import { cmp, Dexie } from 'dexie'
import { shortHash } from '#lib/shortHash'
import type { Batch } from '../nativeDatabase'
import { type Asked, firstWhere, oneOwner } from './asked'

/** Stored beside the batches, behind the last of its table. */
export interface Contents {
  table: string
  first: []
  /** The key of each batch's first row, in their order. */
  firsts: readonly unknown[]
  rowsEach: number
  /** What the keys of an index begin with, row by row, by the path of that. */
  owners: Record<string, Uint32Array>
}

type KeyPath = string | readonly string[] | null | undefined

/** `rowsEach`: in all batches but the last. */
export function contentsOf(
  table: string,
  paths: readonly KeyPath[],
  batches: readonly Batch[],
  rowsEach: number,
): Contents {
  const rows = batches.flatMap((batch) => batch.rows)
  const owners = paths.flatMap(ownerPath).map((path) => {
    const hashes = rows.map((row) => ownerHash(Dexie.getByKeyPath(row, path)))
    return [path, Uint32Array.from(hashes)]
  })
  const firsts = batches.map(({ first }) => first)
  return { table, first: [], firsts, rowsEach, owners: Object.fromEntries(owners) }
}

/** The batches in which what is asked for may be, by the keys of their first rows. Null where all may have it. */
export function batchesWith(contents: Contents, asked: readonly Asked[]): Set<string> | null {
  const places = asked.map((one) => placesOf(contents, one))
  if (places.includes(null)) return null
  return new Set(places.flatMap((some) => some ?? []).map((at) => String(contents.firsts[at])))
}

function placesOf(
  { firsts, rowsEach, owners }: Contents,
  { index, range }: Asked,
): number[] | null {
  if (index.isPrimaryKey) {
    const behind = (bound: unknown) => firstWhere(firsts, (key) => cmp(key, bound) > 0)
    const begin = range.lower === undefined ? 0 : Math.max(0, behind(range.lower) - 1)
    const end = range.upper === undefined ? firsts.length : behind(range.upper)
    return [...firsts.keys()].slice(begin, end)
  }
  const hashes = owners[ownerPath(index.keyPath)[0] ?? '']
  const owner = oneOwner(range)
  if (!hashes || owner === undefined) return null
  const places: number[] = []
  const hash = ownerHash(owner)
  for (let at = hashes.indexOf(hash); at >= 0; ) {
    const place = Math.floor(at / rowsEach)
    places.push(place)
    at = hashes.indexOf(hash, (place + 1) * rowsEach)
  }
  return places
}

function ownerPath(path: KeyPath): string[] {
  return [path ?? []].flat().slice(0, 1)
}

function ownerHash(owner: unknown): number {
  return shortHash(String(owner))
}

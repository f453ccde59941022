/** Which batches of a table may hold a row, told without reading them: whoever asks for one owner's reads no others. */
import { cmp, Dexie } from 'dexie'
import { shortHash } from '#lib/shortHash'
import { type Asked, firstWhere, oneOwner } from './asked'

export interface Contents {
  table: string
  /** The key of each batch's first row. */
  firsts: readonly unknown[]
  /** In each batch but the last. */
  rowsEach: number
  /** What the keys of an index begin with, row by row, by the path of that. */
  owners: Record<string, Uint32Array>
}

type KeyPath = string | string[] | null | undefined

/** `paths`: of the key and of each index. `rows`: in the order of their keys. */
export function contentsOf(
  table: string,
  [keyPath, ...paths]: readonly KeyPath[],
  rows: readonly object[],
  rowsEach: number,
): Contents {
  const owners = [...new Set(paths.flatMap(ownerPath))].map((path) => {
    const hashes = rows.map((row) => ownerHash(Dexie.getByKeyPath(row, path)))
    return [path, Uint32Array.from(hashes)]
  })
  const firsts = rows
    .filter((_, at) => at % rowsEach === 0)
    .map((row) => Dexie.getByKeyPath(row, keyPath ?? ''))
  return { table, firsts, rowsEach, owners: Object.fromEntries(owners) }
}

/** The places of the batches in which what is asked for may be. */
export function placesOf(
  { firsts, rowsEach, owners }: Contents,
  { index, range }: Asked,
): readonly number[] {
  const all = [...firsts.keys()]
  if (index.isPrimaryKey) {
    const behind = (bound: unknown) => firstWhere(firsts, (key) => cmp(key, bound) > 0)
    const begin = range.lower === undefined ? 0 : Math.max(0, behind(range.lower) - 1)
    return all.slice(begin, range.upper === undefined ? undefined : behind(range.upper))
  }
  const hashes = owners[ownerPath(index.keyPath)[0] ?? '']
  const owner = oneOwner(range)
  if (!hashes || owner === undefined) return all
  const hash = ownerHash(owner)
  const places: number[] = []
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

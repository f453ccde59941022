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

/** Learns what the batches of a table hold, as each of them is made. */
export class ContentsReader {
  readonly #keyPath: KeyPath
  readonly #firsts: unknown[] = []
  readonly #owners: Record<string, number[]>

  /** Of the key and of each index. */
  constructor([keyPath, ...paths]: readonly KeyPath[]) {
    this.#keyPath = keyPath
    this.#owners = Object.fromEntries(paths.flatMap(ownerPath).map((path) => [path, []]))
  }

  /** The next batch, in the order of the rows' keys. */
  read(rows: readonly object[]): void {
    const [first] = rows
    if (first) this.#firsts.push(Dexie.getByKeyPath(first, this.#keyPath ?? ''))
    for (const [path, hashes] of Object.entries(this.#owners)) {
      for (const row of rows) hashes.push(ownerHash(Dexie.getByKeyPath(row, path)))
    }
  }

  /** Once all are read. */
  contents(table: string, rowsEach: number): Contents {
    const owners = Object.entries(this.#owners).map(([path, hashes]) => {
      return [path, Uint32Array.from(hashes)]
    })
    return { table, firsts: this.#firsts, rowsEach, owners: Object.fromEntries(owners) }
  }
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

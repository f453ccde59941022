/** Walks through one player's rows of a kind, newest first. */
import { Dexie, type Table } from 'dexie'
import type * as v from 'valibot'
import type { timelineEntrySchema } from '#contract/admin/people'
import type { Staff } from '../../requests'

export type EntryOnWire = v.InferInput<typeof timelineEntrySchema>

export interface Asked {
  userId: string
  /** Only events before this time, ISO text; null for all. */
  before: string | null
  staff: Staff
  nameOf: (actor: string | null | undefined) => string | null
}

export type Walk = (asked: Asked) => AsyncGenerator<EntryOnWire>

/** Rows of the first read; each read doubles it, up to `mostRows`. */
const fewestRows = 40
const mostRows = 1000

/** Rows of one owner, newest first, by an index `[owner+moment]`. */
export async function* newest<Row, Key, Insert>(
  table: Table<Row, Key, Insert>,
  index: string,
  owner: readonly string[],
  before: string | null,
): AsyncGenerator<Row> {
  let offset = 0
  // A day of play is one entry of many rows, so later reads are larger.
  for (let portion = fewestRows; ; portion = Math.min(mostRows, 2 * portion)) {
    const rows = table
      .where(index)
      .between([...owner, Dexie.minKey], [...owner, before ?? Dexie.maxKey], true, false)
    rows.reverse()
    const read = await rows.offset(offset).limit(portion).toArray()
    yield* read
    if (read.length < portion) return
    offset += portion
  }
}

/** For small tables without an index by time; `read` has the steps of each row oldest first. */
export async function* few(
  read: Promise<EntryOnWire[]>,
  { before }: Asked,
): AsyncGenerator<EntryOnWire> {
  const entries = await read
  // Of several steps at one moment, the last one is the newest.
  const newestFirst = entries.toReversed().toSorted((one, other) => {
    if (one.at === other.at) return 0
    return one.at < other.at ? 1 : -1
  })
  yield* newestFirst.filter(({ at }) => before === null || at < before)
}

/** How the timeline walks through one player's rows of a kind, the newest first. */
import { Dexie, type Table } from 'dexie'
import type * as v from 'valibot'
import type { timelineEntrySchema } from '#contract/admin/people'
import type { Staff } from '../../orders'

export type EntryOnWire = v.InferInput<typeof timelineEntrySchema>

export interface Asked {
  userId: string
  /** Only what happened before this moment, ISO text; null for all. */
  before: string | null
  staff: Staff
  nameOf: (actor: string | null | undefined) => string | null
}

export type Walk = (asked: Asked) => AsyncGenerator<EntryOnWire>

/** Rows that are read at first, and at most, at once. */
const fewestRows = 40
const mostRows = 1000

/** The rows of one owner, the newest first, by an index `[owner+moment]`. */
export async function* newest<Row, Key, Insert>(
  table: Table<Row, Key, Insert>,
  index: string,
  owner: readonly string[],
  before: string | null,
): AsyncGenerator<Row> {
  let offset = 0
  // A day of play is one entry of many rows: who reads on reads more at once.
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

/** What is few and has no index of its moments. */
export async function* few(
  read: Promise<EntryOnWire[]>,
  { before }: Asked,
): AsyncGenerator<EntryOnWire> {
  const entries = (await read).toSorted((one, other) => (one.at < other.at ? 1 : -1))
  yield* entries.filter(({ at }) => before === null || at < before)
}

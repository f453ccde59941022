/** Reads and changes stored rows; call inside a route's transaction. */
import * as v from 'valibot'
import {
  type Column,
  columnSchema,
  type ItemRecord,
  itemRecordSchema,
  reordered,
  type StoryRecord,
  storyRecordSchema,
} from '#contract/kanban/kanban'
import { DemoError } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { randomHex } from '../random'
import { kanbanDatabase as database } from './database'

/** Id for things that a call creates without one. */
export const newId = () => randomHex(12)

export const notThere = (what: string) => new DemoError(404, `There is no such ${what}`)

/** The valid columns in order. */
export async function readColumns(): Promise<Column[]> {
  const { records } = validRecords(columnSchema, await database.columns.toArray())
  return inOrder(records, await storedOrder('columns'))
}

/** The valid stories in order. */
export async function readStories(): Promise<StoryRecord[]> {
  const { records } = validRecords(storyRecordSchema, await database.stories.toArray())
  return inOrder(records, await storedOrder('stories'))
}

/** Refuses a missing or damaged item with 404. */
export async function readItem(id: string): Promise<ItemRecord> {
  const read = v.safeParse(itemRecordSchema, await database.items.get(id))
  if (!read.success) throw notThere('item')
  return read.output
}

/** Existing valid items, each once. */
export async function readItems(ids: readonly string[]): Promise<ItemRecord[]> {
  const rows = await database.items.bulkGet([...new Set(ids)])
  return validRecords(
    itemRecordSchema,
    rows.filter((row) => row !== undefined),
  ).records
}

export async function readStory(id: string): Promise<StoryRecord> {
  const read = v.safeParse(storyRecordSchema, await database.stories.get(id))
  if (!read.success) throw notThere('story')
  return read.output
}

export async function itemIds(): Promise<Set<string>> {
  return new Set(await database.items.toCollection().primaryKeys())
}

/** The column or story of a restored card, unless it was deleted in the meantime. "" means none. */
export function ifThere(rows: readonly { id: string }[], id: string | undefined) {
  return id === '' || rows.some((row) => row.id === id) ? id : undefined
}

/** Refuses an unknown profile with 404. */
export async function checkProfile(id: string | null | undefined): Promise<void> {
  if (id != null && !(await database.profiles.get(id))) throw notThere('profile')
}

/** Existing labels among `ids`, each once. */
export async function knownLabels(ids: readonly string[] = []): Promise<string[]> {
  const known = new Set(await database.labels.toCollection().primaryKeys())
  return [...new Set(ids)].filter((id) => known.has(id))
}

/** Ids of all columns or stories in order, including those missing from the stored order. */
export async function readOrder(kind: 'columns' | 'stories'): Promise<string[]> {
  const known = await database.table(kind).toCollection().primaryKeys()
  return reordered(known.map(String), await storedOrder(kind))
}

export async function writeOrder(kind: 'columns' | 'stories', ids: string[]): Promise<void> {
  await database.orders.put({ id: kind, ids })
}

/** Stores the rows of `after` that are not the same objects as in `before`. */
export async function storeChanged<T extends { id: string }>(
  table: 'columns' | 'stories',
  before: readonly T[],
  after: readonly T[],
): Promise<void> {
  const same = new Set(before)
  await database.table(table).bulkPut(after.filter((row) => !same.has(row)))
}

async function storedOrder(kind: 'columns' | 'stories'): Promise<string[]> {
  const order = v.safeParse(v.array(v.string()), (await database.orders.get(kind))?.ids)
  return order.success ? order.output : []
}

function inOrder<T extends { id: string }>(rows: readonly T[], order: readonly string[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return reordered([...byId.keys()], order).flatMap((id) => byId.get(id) ?? [])
}

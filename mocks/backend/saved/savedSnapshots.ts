/** Snapshots that testers saved under a name, in their own database, which no snapshot includes. */
import type { EntityTable } from 'dexie'
import type * as v from 'valibot'
import {
  longestName,
  type RestoreProgress,
  restoreChannel,
  type SavedSnapshot,
  type saveSnapshotSchema,
} from '#contract/scenario/snapshot'
import { GuardedDatabase } from '../../database/guardedDatabase'
import { putSnapshot, type Snapshot, takeSnapshot } from '../snapshot'

/** A snapshot with its name and the app's settings on the device. */
export interface NamedSnapshot extends Snapshot {
  name: string
  savedAt: number
  device: Record<string, string>
}

/** A part of a snapshot as JSON: rows of one table, or everything but the rows, with the table names. */
interface Piece {
  id: string
  text: string
  rowsOf?: [database: string, table: string]
}

class SavedSnapshotsDatabase extends GuardedDatabase {
  declare readonly worlds: EntityTable<SavedSnapshot, 'id'>
  /** Pieces of each snapshot, by {@link pieceId}; in their own table, so that a list does not read them. */
  declare readonly contents: EntityTable<Piece, 'id'>

  constructor() {
    super('tester-worlds', 'money')
    this.version(1).stores({ worlds: 'id', contents: 'id' })
  }

  /** Does not delete offline files to make room, because this is not player data: the tester is asked. */
  protected override makingRoom<T>(work: () => Promise<T>): Promise<T> {
    return work()
  }
}

const database = new SavedSnapshotsDatabase()

/** Characters per piece, because all other calls wait while one text is written or read. */
const longestPiece = 200_000

const pieceId = (id: string, place: number) => (place === 0 ? id : `${id} ${place}`)

/** Lists saved snapshots, newest first. */
export async function savedSnapshots(): Promise<{ worlds: SavedSnapshot[] }> {
  const snapshots = await database.execute(() => database.worlds.toArray())
  return { worlds: snapshots.toSorted((one, other) => other.savedAt - one.savedAt) }
}

/** Saves the current state of everything. */
export async function saveSnapshot({ name, device }: v.InferOutput<typeof saveSnapshotSchema>) {
  await storeSnapshot({ ...(await takeSnapshot()), name, savedAt: Date.now(), device })
  return savedSnapshots()
}

export async function storeSnapshot(snapshot: NamedSnapshot): Promise<void> {
  const { savedAt } = snapshot
  const id = crypto.randomUUID()
  await database.execute(() =>
    database.transaction('rw', database.worlds, database.contents, async () => {
      const taken = await database.worlds.toArray()
      const name = unlike(
        snapshot.name,
        taken.map((one) => one.name),
      )
      let place = 0
      let size = 0
      for (const piece of piecesOf({ ...snapshot, name })) {
        await database.contents.add({ id: pieceId(id, place), ...piece })
        place += 1
        size += piece.text.length
      }
      await database.worlds.add({ id, name, savedAt, size })
    }),
  )
}

/** Yields the pieces one by one, each made on demand. */
function* piecesOf({ databases, ...snapshot }: NamedSnapshot): Generator<Omit<Piece, 'id'>> {
  const names = Object.entries(databases).map(([name, { version, tables }]) => {
    return [name, { version, tables: Object.keys(tables) }]
  })
  yield { text: JSON.stringify({ ...snapshot, databases: Object.fromEntries(names) }) }
  for (const [name, { tables }] of Object.entries(databases)) {
    for (const [table, rows] of Object.entries(tables)) {
      for (const text of textsOf(rows)) yield { text, rowsOf: [name, table] }
    }
  }
}

function* textsOf(rows: readonly object[]): Generator<string> {
  let texts: string[] = []
  let length = 0
  for (const row of rows) {
    const text = JSON.stringify(row)
    texts.push(text)
    length += text.length
    if (length < longestPiece) continue
    yield `[${texts.join(',')}]`
    texts = []
    length = 0
  }
  if (texts.length > 0) yield `[${texts.join(',')}]`
}

/** Adds a number to a name in use, because testers choose snapshots by name. */
function unlike(name: string, taken: readonly string[]): string {
  let free = name
  for (let count = 2; taken.includes(free); count += 1) {
    const mark = ` (${count})`
    free = name.slice(0, longestName - mark.length) + mark
  }
  return free
}

/** @returns undefined if there is none */
export async function savedSnapshot(id: string): Promise<NamedSnapshot | undefined> {
  return database.execute(() =>
    database.transaction('r', database.contents, async () => {
      let text = ''
      const rows: Tables = {}
      for (let place = 0; ; place += 1) {
        const piece = await database.contents.get(pieceId(id, place))
        if (piece === undefined)
          return place > 0 ? wholeSnapshot(JSON.parse(text), rows) : undefined
        if (piece.rowsOf) (rows[piece.rowsOf.join()] ??= []).push(...JSON.parse(piece.text))
        else text += piece.text
      }
    }),
  )
}

type Tables = Snapshot['databases'][string]['tables']

/** Until version 0.26, pieces were cut anywhere and contained the rows. */
interface SnapshotWithoutRows extends Omit<NamedSnapshot, 'databases'> {
  databases: Record<string, { version: number; tables: string[] | Tables }>
}

/** `rows`: by database and table name. */
function wholeSnapshot(
  { databases, ...snapshot }: SnapshotWithoutRows,
  rows: Tables,
): NamedSnapshot {
  const whole = Object.entries(databases).map(([name, { version, tables }]) => {
    if (!Array.isArray(tables)) return [name, { version, tables }]
    const filled = tables.map((table) => [table, rows[`${name},${table}`] ?? []])
    return [name, { version, tables: Object.fromEntries(filled) }]
  })
  return { ...snapshot, databases: Object.fromEntries(whole) }
}

/** The data is a mix of the previous and the requested snapshot, so the restore must be repeated. */
export class HalfSnapshot extends Error {
  override readonly name = 'HalfSnapshot'
}

/**
 * Restores a snapshot and reports progress on {@link restoreChannel}. After a failure or a cancellation
 * there, the previous state comes back, and `device` is null if cancelled. `isAnew`: repeats an interrupted
 * restore, so the previous state is unknown.
 * @throws {HalfSnapshot} if the previous state is unknown or cannot be restored
 */
export async function restoreSnapshot(
  { device, databases, ...frame }: NamedSnapshot,
  isAnew: boolean,
) {
  const snapshot = { format: frame.format, version: frame.version, databases }
  const before = isAnew ? null : await takeSnapshot()
  const calledOff = new AbortController()
  const channel = new BroadcastChannel(restoreChannel)
  const of = countRows(databases)
  let done = 0
  const report = (rows: number) => {
    done += rows
    channel.postMessage({ done: Math.min(done, of), of } satisfies RestoreProgress)
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'cancel' && before) calledOff.abort()
  }
  try {
    await putSnapshot(snapshot, { signal: calledOff.signal, report })
    return { device }
  } catch (cause) {
    if (!before) throw new HalfSnapshot('The restore has to be done again', { cause })
    await putSnapshot(before).catch((second: unknown) => {
      throw new HalfSnapshot('What was before does not come back', { cause: second })
    })
    if (!calledOff.signal.aborted) throw cause
    return { device: null }
  } finally {
    channel.close()
  }
}

function countRows(databases: Snapshot['databases']): number {
  const tables = Object.values(databases).flatMap((one) => Object.values(one.tables))
  return tables.reduce((sum, rows) => sum + rows.length, 0)
}

export async function removeSnapshot(id: string) {
  await database.execute(() =>
    database.transaction('rw', database.worlds, database.contents, () =>
      Promise.all([
        database.worlds.delete(id),
        database.contents.where(':id').between(id, `${id} ~`).delete(),
      ]),
    ),
  )
  return savedSnapshots()
}

/** Snapshots that testers saved under a name, in their own database, which no snapshot includes. */
import type { EntityTable } from 'dexie'
import type * as v from 'valibot'
import {
  longestName,
  type RestoreProgress,
  restoreChannel,
  type SavedWorld,
  type saveWorldSchema,
} from '#contract/scenario/world'
import { GuardedDatabase } from '../../database/guardedDatabase'
import { putWorld, takeWorld, type World } from '../world'

/** A snapshot with its name and the app's settings on the device. */
export interface NamedWorld extends World {
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

class SavedWorldsDatabase extends GuardedDatabase {
  declare readonly worlds: EntityTable<SavedWorld, 'id'>
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

const database = new SavedWorldsDatabase()

/** Characters per piece, because all other calls wait while one text is written or read. */
const longestPiece = 200_000

const pieceId = (id: string, place: number) => (place === 0 ? id : `${id} ${place}`)

/** Lists saved snapshots, newest first. */
export async function savedWorlds(): Promise<{ worlds: SavedWorld[] }> {
  const worlds = await database.execute(() => database.worlds.toArray())
  return { worlds: worlds.toSorted((one, other) => other.savedAt - one.savedAt) }
}

/** Saves the current state of everything. */
export async function saveWorld({ name, device }: v.InferOutput<typeof saveWorldSchema>) {
  await keepWorld({ ...(await takeWorld()), name, savedAt: Date.now(), device })
  return savedWorlds()
}

export async function keepWorld(world: NamedWorld): Promise<void> {
  const { savedAt } = world
  const id = crypto.randomUUID()
  await database.execute(() =>
    database.transaction('rw', database.worlds, database.contents, async () => {
      const taken = await database.worlds.toArray()
      const name = unlike(
        world.name,
        taken.map((one) => one.name),
      )
      let place = 0
      let size = 0
      for (const piece of piecesOf({ ...world, name })) {
        await database.contents.add({ id: pieceId(id, place), ...piece })
        place += 1
        size += piece.text.length
      }
      await database.worlds.add({ id, name, savedAt, size })
    }),
  )
}

/** Yields the pieces one by one, each made on demand. */
function* piecesOf({ databases, ...world }: NamedWorld): Generator<Omit<Piece, 'id'>> {
  const names = Object.entries(databases).map(([name, { version, tables }]) => {
    return [name, { version, tables: Object.keys(tables) }]
  })
  yield { text: JSON.stringify({ ...world, databases: Object.fromEntries(names) }) }
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
export async function savedWorld(id: string): Promise<NamedWorld | undefined> {
  return database.execute(() =>
    database.transaction('r', database.contents, async () => {
      let text = ''
      const rows: Tables = {}
      for (let place = 0; ; place += 1) {
        const piece = await database.contents.get(pieceId(id, place))
        if (piece === undefined) return place > 0 ? wholeWorld(JSON.parse(text), rows) : undefined
        if (piece.rowsOf) (rows[piece.rowsOf.join()] ??= []).push(...JSON.parse(piece.text))
        else text += piece.text
      }
    }),
  )
}

type Tables = World['databases'][string]['tables']

/** Until version 0.26, pieces were cut anywhere and contained the rows. */
interface WorldWithoutRows extends Omit<NamedWorld, 'databases'> {
  databases: Record<string, { version: number; tables: string[] | Tables }>
}

/** `rows`: by database and table name. */
function wholeWorld({ databases, ...world }: WorldWithoutRows, rows: Tables): NamedWorld {
  const whole = Object.entries(databases).map(([name, { version, tables }]) => {
    if (!Array.isArray(tables)) return [name, { version, tables }]
    const filled = tables.map((table) => [table, rows[`${name},${table}`] ?? []])
    return [name, { version, tables: Object.fromEntries(filled) }]
  })
  return { ...world, databases: Object.fromEntries(whole) }
}

/** The data is a mix of the previous and the requested snapshot, so the restore must be repeated. */
export class HalfWorld extends Error {
  override readonly name = 'HalfWorld'
}

/**
 * Restores a snapshot and reports progress on {@link restoreChannel}. After a failure or a cancellation
 * there, the previous state comes back, and `device` is null if cancelled. `isAnew`: repeats an interrupted
 * restore, so the previous state is unknown.
 * @throws {HalfWorld} if the previous state is unknown or cannot be restored
 */
export async function restoreWorld({ device, databases, ...frame }: NamedWorld, isAnew: boolean) {
  const world = { format: frame.format, version: frame.version, databases }
  const before = isAnew ? null : await takeWorld()
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
    await putWorld(world, { signal: calledOff.signal, report })
    return { device }
  } catch (cause) {
    if (!before) throw new HalfWorld('The restore has to be done again', { cause })
    await putWorld(before).catch((second: unknown) => {
      throw new HalfWorld('What was before does not come back', { cause: second })
    })
    if (!calledOff.signal.aborted) throw cause
    return { device: null }
  } finally {
    channel.close()
  }
}

function countRows(databases: World['databases']): number {
  const tables = Object.values(databases).flatMap((one) => Object.values(one.tables))
  return tables.reduce((sum, rows) => sum + rows.length, 0)
}

export async function removeWorld(id: string) {
  await database.execute(() =>
    database.transaction('rw', database.worlds, database.contents, () =>
      Promise.all([
        database.worlds.delete(id),
        database.contents.where(':id').between(id, `${id} ~`).delete(),
      ]),
    ),
  )
  return savedWorlds()
}

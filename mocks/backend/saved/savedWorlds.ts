/** Worlds that testers saved under a name; a database of its own, which no world holds. */
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

/** A world with its name and what the app kept on the device. */
export interface NamedWorld extends World {
  name: string
  savedAt: number
  device: Record<string, string>
}

/** A part of a world, as JSON: some rows of one table, or the world without any, with the names of its tables. */
interface Piece {
  id: string
  text: string
  rowsOf?: [database: string, table: string]
}

class SavedWorldsDatabase extends GuardedDatabase {
  declare readonly worlds: EntityTable<SavedWorld, 'id'>
  /** Apart, so that a list reads none of them: the pieces of each world, by the ids of {@link pieceId}. */
  declare readonly contents: EntityTable<Piece, 'id'>

  constructor() {
    super('tester-worlds', 'money')
    this.version(1).stores({ worlds: 'id', contents: 'id' })
  }

  /** A wish of the tester, no data of a player: whether offline files go for it, the tester is asked. */
  protected override makingRoom<T>(work: () => Promise<T>): Promise<T> {
    return work()
  }
}

const database = new SavedWorldsDatabase()

/** Characters of a piece: while a whole large world is written or read as one text, every other call waits. */
const longestPiece = 200_000

const pieceId = (id: string, place: number) => (place === 0 ? id : `${id} ${place}`)

/** The newest first. */
export async function savedWorlds(): Promise<{ worlds: SavedWorld[] }> {
  const worlds = await database.carryOut(() => database.worlds.toArray())
  return { worlds: worlds.toSorted((one, other) => other.savedAt - one.savedAt) }
}

/** Everything as it is now. */
export async function saveWorld({ name, device }: v.InferOutput<typeof saveWorldSchema>) {
  await keepWorld({ ...(await takeWorld()), name, savedAt: Date.now(), device })
  return savedWorlds()
}

export async function keepWorld(world: NamedWorld): Promise<void> {
  const { savedAt } = world
  const id = crypto.randomUUID()
  await database.carryOut(() =>
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

/** One after the other, each made when it is asked for. */
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

/** A name that is taken gets a number: by its name alone one is chosen to be compared, restored, deleted. */
function unlike(name: string, taken: readonly string[]): string {
  let free = name
  for (let count = 2; taken.includes(free); count += 1) {
    const mark = ` (${count})`
    free = name.slice(0, longestName - mark.length) + mark
  }
  return free
}

/** Undefined where nobody saved it. */
export async function savedWorld(id: string): Promise<NamedWorld | undefined> {
  return database.carryOut(() =>
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

/** Until 0.26 pieces were cut anywhere, and the rows stood in them. */
interface WorldWithoutRows extends Omit<NamedWorld, 'databases'> {
  databases: Record<string, { version: number; tables: string[] | Tables }>
}

/** `rows`: by the names of database and table. */
function wholeWorld({ databases, ...world }: WorldWithoutRows, rows: Tables): NamedWorld {
  const whole = Object.entries(databases).map(([name, { version, tables }]) => {
    if (!Array.isArray(tables)) return [name, { version, tables }]
    const filled = tables.map((table) => [table, rows[`${name},${table}`] ?? []])
    return [name, { version, tables: Object.fromEntries(filled) }]
  })
  return { ...world, databases: Object.fromEntries(whole) }
}

/** Neither the world that was there nor the one that was asked for: the latter has to be put back once more. */
export class HalfWorld extends Error {
  override readonly name = 'HalfWorld'
}

/**
 * Puts everything back as it was, and tells {@link restoreChannel} how far it is. Where that fails, or is called off
 * there, what was before comes back, and the answer is null or what failed; a {@link HalfWorld} where that does not
 * come back either, or `isAnew`: somebody was stopped in the middle of this, and what was before is not known.
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
  await database.carryOut(() =>
    database.transaction('rw', database.worlds, database.contents, () =>
      Promise.all([
        database.worlds.delete(id),
        database.contents.where(':id').between(id, `${id} ~`).delete(),
      ]),
    ),
  )
  return savedWorlds()
}

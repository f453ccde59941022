/** Worlds that testers saved under a name; a database of its own, which no world holds. */
import type { EntityTable } from 'dexie'
import type * as v from 'valibot'
import { longestName, type SavedWorld, type saveWorldSchema } from '#contract/scenario/world'
import { GuardedDatabase } from '../../database/guardedDatabase'
import { putWorld, takeWorld, type World } from '../world'

/** A world with its name and what the app kept on the device. */
export interface NamedWorld extends World {
  name: string
  savedAt: number
  device: Record<string, string>
}

class SavedWorldsDatabase extends GuardedDatabase {
  declare readonly worlds: EntityTable<SavedWorld, 'id'>
  /** Apart, so that a list reads none of them: the pieces of each world's text, by the ids of {@link pieceId}. */
  declare readonly contents: EntityTable<{ id: string; text: string }, 'id'>

  constructor() {
    super('tester-worlds', 'money')
    this.version(1).stores({ worlds: 'id', contents: 'id' })
  }

  /** A wish of the tester, no data of a player: whether offline files go for it, the tester is asked. */
  protected override makingRoom<T>(work: () => Promise<T>): Promise<T> {
    return work()
  }

  /** What is called saved must outlast the page: it never lives in memory. */
  protected override isLaidOut(): Promise<boolean> {
    return Promise.resolve(true)
  }
}

const database = new SavedWorldsDatabase()

/** Characters stored as one: while the browser handles a whole large world, every other call waits. */
const longestPiece = 500_000

/** Worlds that were saved before there were pieces are one, whatever their length. */
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
      const text = JSON.stringify({ ...world, name })
      await database.worlds.add({ id, name, savedAt, size: text.length })
      for (let place = 0; place * longestPiece < text.length; place += 1) {
        const piece = text.slice(place * longestPiece, (place + 1) * longestPiece)
        await database.contents.add({ id: pieceId(id, place), text: piece })
      }
    }),
  )
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
  const pieces = await database.carryOut(() =>
    database.transaction('r', database.contents, async () => {
      const read: string[] = []
      for (;;) {
        const row = await database.contents.get(pieceId(id, read.length))
        if (row === undefined) return read
        read.push(row.text)
      }
    }),
  )
  return pieces.length > 0 ? JSON.parse(pieces.join('')) : undefined
}

/** Puts everything back as it was. Throws a `BadWorld` before anything is changed. */
export async function restoreWorld({ device, databases, format, version }: NamedWorld) {
  await putWorld({ format, version, databases })
  return { device }
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

/** Whose rows lists show, and how staff look for them. */
import type { Table } from 'dexie'
import { plainUsername } from '#lib/phoneNumber'
import { database } from '../../provider/database/database'
import type { PlayerRow } from '../../provider/database/rows'
import type { ListFilter } from '../lists'

/** At most so many players are meant by a text. */
const mostFound = 200

/** By id, phone number, name, or the last four digits of the account. */
export async function findPlayers(text: string): Promise<PlayerRow[]> {
  const { players } = database
  const isTail = /^\d{4}$/.test(text)
  // Nobody's name or id is made of digits alone.
  const isNumber = /^\d+$/.test(text)
  const found = await Promise.all([
    isNumber ? [] : players.where('id').equals(text.toUpperCase()).limit(mostFound).toArray(),
    isTail ? players.where('tail').equals(text).limit(mostFound).toArray() : [],
    players.where('username').startsWith(plainUsername(text)).limit(mostFound).toArray(),
    isNumber
      ? []
      : players.where('book_name').startsWithIgnoreCase(text).limit(mostFound).toArray(),
  ])
  return [...new Map(found.flat().map((player) => [player.id, player])).values()]
}

/**
 * The `search` of a list of players' rows: those of the players that a text means, and those whose
 * own number begins with it, where `reference` names its index.
 */
export function searchRows<Key extends number | string>(
  table: Pick<Table<unknown, Key>, 'where'>,
  reference?: string,
): (text: string) => Promise<Key[]> {
  return async (text) => {
    const players = await findPlayers(text)
    const [own, theirs] = await Promise.all([
      reference === undefined
        ? []
        : table.where(reference).startsWithIgnoreCase(text).limit(50).primaryKeys(),
      table
        .where('userId')
        .anyOf(players.map(({ id }) => id))
        .limit(2000)
        .primaryKeys(),
    ])
    return [...new Set([...own, ...theirs])]
  }
}

/** The filter by one player; each of these sorts has an index that begins with the player. */
export function byPlayer(...sorts: string[]): ListFilter<{ userId: string }> {
  return {
    passes: ({ userId }, value) => userId === value,
    index: Object.fromEntries(sorts.map((sort) => [sort, `[userId+${sort}]`])),
  }
}

/** Username and name of the players of a page's rows, by id. */
export async function namesOf(
  rows: readonly { userId: string }[],
): Promise<(userId: string) => { userId: string; username: string; name: string }> {
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const players = await database.players.bulkGet(ids)
  const byId = new Map(players.flatMap((player) => (player ? [[player.id, player] as const] : [])))
  return (userId) => {
    const player = byId.get(userId)
    return { userId, username: player?.username ?? userId, name: player?.book_name ?? '' }
  }
}

/** The names of the staff by id; what no staff did keeps its own word (`auto`, a player's id). */
export async function staffNames(): Promise<(actor: string | null | undefined) => string | null> {
  const names = new Map(
    (await database.admins.toArray()).map(({ adminID, name }) => [adminID, name]),
  )
  return (actor) => (actor == null ? null : (names.get(actor) ?? actor))
}

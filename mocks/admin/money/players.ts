/** Whose rows lists show, and how staff look for them. */
import type { Collection, Table } from 'dexie'
import { withPlainDigits } from '#lib/money'
import { personNameKey } from '#lib/text/personName'
import { phoneNumber, plainUsername } from '#lib/text/phoneNumber'
import { database } from '../../provider/database/database'
import type { PlayerRow } from '../../provider/database/rows'
import type { ListFilter } from '../lists'

/** So many players are told of; lists find the rows of all who are meant. */
const mostFound = 200

/** By id, phone number, name, or the last four digits of the account. */
export async function findPlayers(text: string): Promise<PlayerRow[]> {
  const found = await Promise.all(waysTo(text).map((players) => players.limit(mostFound).toArray()))
  return [...new Map(found.flat().map((player) => [player.id, player])).values()]
}

/** The ids of all players that a text means. */
export async function idsOfPlayers(text: string): Promise<string[]> {
  const found = await Promise.all(waysTo(text).map((players) => players.primaryKeys()))
  return [...new Set(found.flat())]
}

function waysTo(text: string): Collection<PlayerRow, string>[] {
  const players: Table<PlayerRow, string> = database.table('players')
  // The beginning of a number too, on whatever keyboard and with whatever between.
  const digits = withPlainDigits(text).replace(/[\s\p{Pd}.()]/gu, '')
  const isNumber = /^\d+$/.test(digits)
  const byNumber = players
    .where('username')
    .startsWith(phoneNumber(text) ?? (isNumber ? digits : plainUsername(text)))
  // Nobody's name or id is made of digits alone.
  if (!isNumber) {
    const byId = players.where('id').equalsIgnoreCase(text)
    const byName = players.where('nameKey').startsWith(personNameKey(text))
    return [byId, byNumber, byName, players.where('book_name').startsWithIgnoreCase(text)]
  }
  return /^\d{4}$/.test(digits) ? [players.where('tail').equals(digits), byNumber] : [byNumber]
}

/** The `searchFilter` of a list of players' rows: a text that means players means all of theirs. */
export async function playersMeant(text: string): Promise<[name: 'user', ids: string[]] | null> {
  const ids = await idsOfPlayers(text)
  return ids.length === 0 ? null : ['user', ids]
}

/** Fewer letters begin too many references. */
const leastOfReference = 3

/** The `search` of a list whose rows are called by a reference: those whose own begins with the text. */
export function byReference<Key extends number | string>(
  table: Pick<Table<unknown, Key>, 'where'>,
  index: string,
): (text: string) => Promise<Key[]> {
  return async (text) =>
    text.length < leastOfReference
      ? []
      : table.where(index).startsWithIgnoreCase(text).primaryKeys()
}

/** The filter by one player; each of these sorts has an index that begins with the player. */
export function byPlayer(...sorts: string[]): ListFilter<{ userId: string }> {
  return {
    passes: ({ userId }, values) => values.has(userId),
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
  return (actor) => {
    if (actor == null) return null
    // The simulated staff are two where one approves and another pays.
    return actor.startsWith('auto-') ? 'auto' : (names.get(actor) ?? actor)
  }
}

/** The ids of the staff whose name, username or id has a text in it. */
export async function adminsNamed(text: string): Promise<string[]> {
  const sought = text.toLowerCase()
  const rows = await database.admins.toArray()
  return rows
    .filter(({ adminID, username, name }) =>
      [adminID, username, name].some((word) => word.toLowerCase().includes(sought)),
    )
    .map(({ adminID }) => adminID)
}

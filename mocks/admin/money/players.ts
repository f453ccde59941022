/** Players in staff lists: their names, and how to search for them. */
import type { Collection, Table } from 'dexie'
import { withPlainDigits } from '#lib/money'
import { personNameKey } from '#lib/text/personName'
import { phoneNumber, plainUsername } from '#lib/text/phoneNumber'
import { database } from '../../provider/database/database'
import type { PlayerRow } from '../../provider/database/rows'
import type { ListFilter } from '../lists'

/** Most players to return; lists find the rows of all matching players. */
const mostFound = 200

/** Finds players by id, phone number, name, or the last four digits of the account. */
export async function findPlayers(text: string): Promise<PlayerRow[]> {
  const found = await Promise.all(waysTo(text).map((players) => players.limit(mostFound).toArray()))
  return [...new Map(found.flat().map((player) => [player.id, player])).values()]
}

/** @returns the ids of all players that match a text */
export async function idsOfPlayers(text: string): Promise<string[]> {
  const found = await Promise.all(waysTo(text).map((players) => players.primaryKeys()))
  return [...new Set(found.flat())]
}

function waysTo(text: string): Collection<PlayerRow, string>[] {
  const players: Table<PlayerRow, string> = database.table('players')
  // The start of a number matches too, typed in any script and with separators.
  const digits = withPlainDigits(text).replace(/[\s\p{Pd}.()]/gu, '')
  const isNumber = /^\d+$/.test(digits)
  const byNumber = players
    .where('username')
    .startsWith(phoneNumber(text) ?? (isNumber ? digits : plainUsername(text)))
  // No name or id consists of digits only.
  if (!isNumber) {
    const byId = players.where('id').equalsIgnoreCase(text)
    const byName = players.where('nameKey').startsWith(personNameKey(text))
    return [byId, byNumber, byName, players.where('book_name').startsWithIgnoreCase(text)]
  }
  return /^\d{4}$/.test(digits) ? [players.where('tail').equals(digits), byNumber] : [byNumber]
}

/** `searchFilter` of lists of players' rows: a text that matches players selects all their rows. */
export async function playersMeant(text: string): Promise<[name: 'user', ids: string[]] | null> {
  const ids = await idsOfPlayers(text)
  return ids.length === 0 ? null : ['user', ids]
}

/** Shorter texts match too many references. */
const leastOfReference = 3

/** `search` of lists whose rows have a reference: finds the references that start with the text. */
export function byReference<Key extends number | string>(
  table: Pick<Table<unknown, Key>, 'where'>,
  index: string,
): (text: string) => Promise<Key[]> {
  return async (text) =>
    text.length < leastOfReference
      ? []
      : table.where(index).startsWithIgnoreCase(text).primaryKeys()
}

/** Filter by one player; each of these sorts needs an index that starts with `userId`. */
export function byPlayer(...sorts: string[]): ListFilter<{ userId: string }> {
  return {
    passes: ({ userId }, values) => values.has(userId),
    index: Object.fromEntries(sorts.map((sort) => [sort, `[userId+${sort}]`])),
  }
}

/** Username and name of the players on a page, by id. */
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

/** Staff names by id; other actors keep their own word (`auto`, a player's id). */
export async function staffNames(): Promise<(actor: string | null | undefined) => string | null> {
  const names = new Map(
    (await database.admins.toArray()).map(({ adminID, name }) => [adminID, name]),
  )
  return (actor) => {
    if (actor == null) return null
    // The simulated staff use two ids, because one approves and another pays.
    return actor.startsWith('auto-') ? 'auto' : (names.get(actor) ?? actor)
  }
}

/** @returns the ids of the staff whose name, username or id contains a text */
export async function adminsNamed(text: string): Promise<string[]> {
  const sought = text.toLowerCase()
  const rows = await database.admins.toArray()
  return rows
    .filter(({ adminID, username, name }) =>
      [adminID, username, name].some((word) => word.toLowerCase().includes(sought)),
    )
    .map(({ adminID }) => adminID)
}

/** Players in staff lists: their names, and how to search for them. */
import type { Table } from 'dexie'
import { type Meaning, meaningsOf } from '#contract/admin/search'
import { database } from '../../provider/database/database'
import type { PlayerRow } from '../../provider/database/rows'
import { backwards, nameWordsOf } from '../../provider/database/searchKeys'
import type { ListFilter } from '../listDefinition'

/** Most players to return; lists find the rows of all matching players. */
const mostFound = 200

/** Finds players by id, phone number, name, or the end of the account. */
export async function findPlayers(meanings: readonly Meaning[]): Promise<PlayerRow[]> {
  const ids = (await idsOfPlayers(meanings)).slice(0, mostFound)
  return (await database.players.bulkGet(ids)).filter((player) => player !== undefined)
}

/** @returns the ids of all players that a text means */
export async function idsOfPlayers(meanings: readonly Meaning[]): Promise<string[]> {
  const found = await Promise.all(meanings.map(idsMeant))
  return [...new Set(found.flat())]
}

async function idsMeant(meaning: Meaning): Promise<string[]> {
  const { players } = database
  if (meaning.kind === 'account') {
    return players.where('accountEnd').startsWith(backwards(meaning.digits)).primaryKeys()
  }
  if (meaning.kind === 'phone') {
    return players.where('username').startsWith(meaning.digits).primaryKeys()
  }
  if (meaning.kind === 'reference') {
    return players.where('id').equalsIgnoreCase(meaning.typed).primaryKeys()
  }
  return meaning.kind === 'name' ? idsNamed(meaning.text) : []
}

/** Every word of the text begins a word of the name; or the text begins a username that is no number. */
async function idsNamed(text: string): Promise<string[]> {
  const { players } = database
  const [named = [], ...others] = await Promise.all(
    nameWordsOf(text).map((word) =>
      players.where('nameWords').startsWith(word).distinct().primaryKeys(),
    ),
  )
  const sets = others.map((ids) => new Set(ids))
  const byUsername = await players.where('username').startsWithIgnoreCase(text).primaryKeys()
  return [...named.filter((id) => sets.every((ids) => ids.has(id))), ...byUsername]
}

/** `search` of lists that only know players, by text as staff without account numbers may search. */
export function playersNamed(text: string): Promise<string[]> {
  return idsOfPlayers(meaningsOf({ text, lang: 'en', mayReadNumbers: false }))
}

/** `searchFilter` of lists of players' rows: a text that matches players selects all their rows. */
export async function playersMeant(text: string): Promise<[name: 'user', ids: string[]] | null> {
  const ids = await playersNamed(text)
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

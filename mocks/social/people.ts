import type * as v from 'valibot'
import {
  type FollowRequest,
  type Friend,
  type FriendRequest,
  friendRequestSchema,
} from '#contract/social/people'
import { searchable } from '#lib/text/searchable'
import { now } from '../clock'
import { DemoError } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { socialDatabase } from './database'

type PeopleTable = 'followers' | 'friends' | 'requests'

/** Answers a GET list; `name` is the list's key in the answer. */
export async function listPeople(table: PeopleTable, schema: v.GenericSchema, name: string) {
  const { records, skipped } = validRecords(schema, await newestFirst(table))
  return { [name]: records, ...skipped }
}

/** Answers a filter: people with `key` in one of the columns, ignoring case; everybody for ''. */
export async function filterPeople<
  Person extends { [name in Column]: string | number },
  const Column extends string,
>(
  table: PeopleTable,
  schema: v.GenericSchema<unknown, Person>,
  key: string,
  columns: readonly Column[],
) {
  const { records, skipped } = validRecords(schema, await newestFirst(table))
  const wanted = searchable(key)
  const results = records.filter((person) =>
    columns.some((column) => searchable(String(person[column])).includes(wanted)),
  )
  return { results, ...skipped }
}

/** Newest friends first; otherwise twenty others would move them to a later page. */
async function newestFirst(table: PeopleTable) {
  const people = await socialDatabase[table].toArray()
  return people.toSorted((one, other) => sinceOf(other) - sinceOf(one))
}

function sinceOf({ since }: { id: string; since?: unknown }): number {
  return typeof since === 'number' ? since : 0
}

export async function followPerson({ id, follow }: FollowRequest) {
  const follower = await socialDatabase.followers.get(id)
  if (!follower) throw unknownPerson()
  await socialDatabase.followers.put({ ...follower, follow })
  return { id, follow }
}

/** Also removes damaged records. */
export async function removePerson(table: 'friends' | 'requests', id: string) {
  if (!(await socialDatabase[table].get(id))) throw unknownPerson()
  await socialDatabase[table].delete(id)
  return { id }
}

export async function restoreFriend(friend: Friend) {
  const { id } = friend
  // Restored twice, or in another tab already: the existing friend stays.
  if (!(await socialDatabase.friends.get(id))) await socialDatabase.friends.add(friend)
  return { id }
}

/** Moves the person to the friends, with the same id. Confirming twice has one effect. */
export async function confirmRequest(id: string) {
  const { requests, friends } = socialDatabase
  const { records } = validRecords(friendRequestSchema, [await requests.get(id)].filter(Boolean))
  const [request] = records
  const friend = await friends.get(id)
  if (!request) {
    if (friend) return { id }
    throw unknownPerson()
  }
  const { avatar, name, location } = request
  if (!friend) await friends.add({ id, avatar, name, location, since: now() })
  await requests.delete(id)
  return { id }
}

/** Restores a request and removes the friend that it had become. */
export async function restoreRequest(request: FriendRequest) {
  const { requests, friends } = socialDatabase
  const { id } = request
  if (!(await requests.get(id))) {
    await requests.add(request)
    await friends.delete(id)
  }
  return { id }
}

function unknownPerson(): DemoError {
  return new DemoError(404, 'There is no such person')
}

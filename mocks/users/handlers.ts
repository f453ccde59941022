import type { HttpHandler } from 'msw/http'
import type * as v from 'valibot'
import { profileRequestSchema } from '#contract/users/profile'
import {
  blockRequestSchema,
  detailsUserSchema,
  filterRequestSchema,
  profileUserSchema,
  rowUserSchema,
  simpleUserSchema,
  tableUserSchema,
  usersPaths,
} from '#contract/users/users'
import { searchable } from '#lib/text/searchable'
import type { MockConfig } from '../config'
import { DemoError, DemoRoutes } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { usersDatabase } from './database'
import { mergeProfile, readProfile } from './profile'

/** Records with `key` in one of the columns, ignoring case; all for ''. */
function matching<Row extends { [name in Column]: string }, Column extends string>(
  rows: readonly Row[],
  key: string,
  columns: readonly Column[],
): Row[] {
  const wanted = searchable(key)
  return rows.filter((row) => columns.some((column) => searchable(row[column]).includes(wanted)))
}

/** In bytes: the avatar in a profile needs more than the usual limit. */
const profileBody = 256 * 1024

export function usersHandlers(config: MockConfig): HttpHandler[] {
  const { get, post } = bound(new DemoRoutes(config, usersDatabase))
  return [
    get(usersPaths.detailsCards, () => list(detailsUserSchema, 'users')),
    get(usersPaths.simpleCards, () => list(simpleUserSchema, 'users')),
    get(usersPaths.profileCards, () => list(profileUserSchema, 'users')),
    get(usersPaths.table, () => list(tableUserSchema, 'users_s1')),
    get(usersPaths.rows, () => list(rowUserSchema, 'users_s2')),
    post(usersPaths.detailsFilter, filterRequestSchema, ({ key }) =>
      filter(detailsUserSchema, key, ['name', 'role', 'about', 'email', 'contact', 'location']),
    ),
    post(usersPaths.simpleFilter, filterRequestSchema, ({ key }) =>
      filter(simpleUserSchema, key, ['name']),
    ),
    post(usersPaths.profileFilter, filterRequestSchema, ({ key }) =>
      filter(profileUserSchema, key, ['name', 'role']),
    ),
    post(usersPaths.block, blockRequestSchema, async ({ id, blocked }) => {
      const person = await usersDatabase.people.get(id)
      if (!person) throw new DemoError(404, 'There is no such person')
      await usersDatabase.people.put({ ...person, blocked })
      return { id, blocked }
    }),
    get(usersPaths.profile, readProfile),
    post(usersPaths.profile, profileRequestSchema, mergeProfile, profileBody),
  ]
}

function bound(routes: DemoRoutes) {
  return { get: routes.get.bind(routes), post: routes.post.bind(routes) }
}

async function list(schema: v.GenericSchema, name: string) {
  const { records, skipped } = validRecords(schema, await usersDatabase.people.toArray())
  return { [name]: records, ...skipped }
}

async function filter<Record extends { [name in Column]: string }, const Column extends string>(
  schema: v.GenericSchema<unknown, Record>,
  key: string,
  columns: readonly Column[],
) {
  const { records, skipped } = validRecords(schema, await usersDatabase.people.toArray())
  return { results: matching(records, key, columns), ...skipped }
}

import * as v from 'valibot'
import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoMutation, demoQuery } from '#api/client/demo'
import {
  type BlockRequest,
  blockRequestSchema,
  type DetailsUser,
  detailsResultsSchema,
  detailsUsersSchema,
  type ProfileUser,
  profileResultsSchema,
  profileUsersSchema,
  type RowUser,
  rowUsersSchema,
  type SimpleUser,
  simpleResultsSchema,
  simpleUsersSchema,
  type TableUser,
  tableUsersSchema,
  usersPaths,
} from '#contract/users/users'

/** A list of people, and the number of unreadable records. */
export interface People<User> {
  people: User[]
  skipped: number
}

interface UsersAnswer<User> {
  users: User[]
  skippedRecords: number
}

interface ResultsAnswer<User> {
  results: User[]
  skippedRecords: number
}

/** Cards filtered by a search text; without one, the whole list. */
function cards<User>(
  list: string,
  filter: string,
  usersSchema: v.GenericSchema<unknown, UsersAnswer<User>>,
  resultsSchema: v.GenericSchema<unknown, ResultsAnswer<User>>,
) {
  const all = v.pipe(
    usersSchema,
    v.transform((answer) => ({ people: answer.users, skipped: answer.skippedRecords })),
  )
  const found = v.pipe(
    resultsSchema,
    v.transform((answer) => ({ people: answer.results, skipped: answer.skippedRecords })),
  )
  return demoQuery<People<User>, string>('UserCard', (key) =>
    key === '' ? { path: list, schema: all } : { path: filter, schema: found, body: { key } },
  )
}

const tablePeople = v.pipe(
  tableUsersSchema,
  v.transform((answer) => ({ people: answer.users_s1, skipped: answer.skippedRecords })),
)

const rowPeople = v.pipe(
  rowUsersSchema,
  v.transform((answer) => ({ people: answer.users_s2, skipped: answer.skippedRecords })),
)

const { detailsCards, detailsFilter, profileCards, profileFilter, simpleCards, simpleFilter } =
  usersPaths

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    detailsCards: build.query<CachedResult<People<DetailsUser>>, string>(
      cards(detailsCards, detailsFilter, detailsUsersSchema, detailsResultsSchema),
    ),
    profileCards: build.query<CachedResult<People<ProfileUser>>, string>(
      cards(profileCards, profileFilter, profileUsersSchema, profileResultsSchema),
    ),
    simpleCards: build.query<CachedResult<People<SimpleUser>>, string>(
      cards(simpleCards, simpleFilter, simpleUsersSchema, simpleResultsSchema),
    ),
    userTable: build.query<CachedResult<People<TableUser>>, void>(
      demoQuery('UserCard', () => ({ path: usersPaths.table, schema: tablePeople })),
    ),
    userRows: build.query<CachedResult<People<RowUser>>, void>(
      demoQuery('UserCard', () => ({ path: usersPaths.rows, schema: rowPeople })),
    ),
    blockUser: build.mutation<BlockRequest, BlockRequest>(
      demoMutation(['UserCard'], (request) => ({
        path: usersPaths.block,
        schema: blockRequestSchema,
        body: request,
      })),
    ),
  }),
})

export const {
  useBlockUserMutation,
  useDetailsCardsQuery,
  useProfileCardsQuery,
  useSimpleCardsQuery,
  useUserTableQuery,
  useUserRowsQuery,
} = usersApi

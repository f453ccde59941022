/** The people of the cards and lists: one sample group, of which each list shows different fields. */
import * as v from 'valibot'
import { idInBody, lineInBody, skippedRecords } from '../demo'
import { pictureOrEmpty } from '../wire'

export const userStatuses = ['active', 'pending', 'rejected'] as const
export const userBadges = ['online', 'away', 'offline'] as const

export type UserStatus = (typeof userStatuses)[number]
export type UserBadge = (typeof userBadges)[number]

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Fields of every list. `blocked` is our extension, stored by the Block button. */
const shared = {
  id: v.pipe(v.string(), v.nonEmpty()),
  blocked: v.optional(v.boolean(), false),
}

export const detailsUserSchema = v.object({
  ...shared,
  avatar: pictureOrEmpty,
  name: v.string(),
  role: v.string(),
  about: v.string(),
  email: v.string(),
  contact: v.string(),
  location: v.string(),
})

export const simpleUserSchema = v.object({
  ...shared,
  avatar: pictureOrEmpty,
  name: v.string(),
  status: v.picklist(userStatuses),
})

export const profileUserSchema = v.object({
  ...shared,
  avatar: pictureOrEmpty,
  /** The background picture. */
  profile: pictureOrEmpty,
  name: v.string(),
  role: v.string(),
  status: v.picklist(userStatuses),
})

export const tableUserSchema = v.object({
  ...shared,
  avatar: pictureOrEmpty,
  name: v.string(),
  verify: v.boolean(),
  email: v.string(),
  location: v.string(),
  friends: count,
  followers: count,
  status: v.picklist(userStatuses),
})

export const rowUserSchema = v.object({
  ...shared,
  image: pictureOrEmpty,
  name: v.string(),
  designation: v.string(),
  badgeStatus: v.picklist(userBadges),
  subContent: v.string(),
  email: v.string(),
  phone: v.string(),
  location: v.string(),
  /** Percent of this month's tasks that are done. */
  progressValue: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
})

export type DetailsUser = v.InferOutput<typeof detailsUserSchema>
export type SimpleUser = v.InferOutput<typeof simpleUserSchema>
export type ProfileUser = v.InferOutput<typeof profileUserSchema>
export type TableUser = v.InferOutput<typeof tableUserSchema>
export type RowUser = v.InferOutput<typeof rowUserSchema>

/** A person who can be blocked: the fields that the five records share. */
export type AnyUser = Pick<DetailsUser, 'id' | 'name' | 'blocked'>

const usersAnswer = <const Schema extends v.GenericSchema>(user: Schema) =>
  v.object({ users: v.array(user), ...skippedRecords })
const resultsAnswer = <const Schema extends v.GenericSchema>(user: Schema) =>
  v.object({ results: v.array(user), ...skippedRecords })

export const detailsUsersSchema = usersAnswer(detailsUserSchema)
export const simpleUsersSchema = usersAnswer(simpleUserSchema)
export const profileUsersSchema = usersAnswer(profileUserSchema)
export const detailsResultsSchema = resultsAnswer(detailsUserSchema)
export const simpleResultsSchema = resultsAnswer(simpleUserSchema)
export const profileResultsSchema = resultsAnswer(profileUserSchema)
export const tableUsersSchema = v.object({
  users_s1: v.array(tableUserSchema),
  ...skippedRecords,
})
export const rowUsersSchema = v.object({ users_s2: v.array(rowUserSchema), ...skippedRecords })

export const filterRequestSchema = v.object({ key: lineInBody })

/** Sets the wanted state instead of toggling, so a repeated request has one effect. */
export const blockRequestSchema = v.object({ id: idInBody, blocked: v.boolean() })

export type BlockRequest = v.InferOutput<typeof blockRequestSchema>

export const usersPaths = {
  detailsCards: '/api/details-card/list',
  detailsFilter: '/api/details-card/filter',
  simpleCards: '/api/simple-card/list',
  simpleFilter: '/api/simple-card/filter',
  profileCards: '/api/profile-card/list',
  profileFilter: '/api/profile-card/filter',
  /** Our extension: data for the table of list1. */
  table: '/api/user-list/s1/list',
  rows: '/api/user-list/s2/list',
  /** Declared extra: POST {id, blocked} → the same; blocks or unblocks a person in all lists. */
  block: '/api/user-list/block',
  /** Declared extra: GET → {profile}; POST {section: {changed fields}, …} → {profile}. */
  profile: '/api/user-profile',
} as const

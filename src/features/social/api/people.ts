import * as v from 'valibot'
import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { demoQuery } from '#api/client/demo'
import {
  type Follower,
  type Friend,
  type FriendRequest,
  followerResultsSchema,
  followersSchema,
  friendRequestResultsSchema,
  friendRequestsSchema,
  friendResultsSchema,
  friendsSchema,
  gallerySchema,
  type Picture,
  socialPeoplePaths as paths,
} from '#contract/social/people'

/** A list of people, and the number of unreadable records. */
export interface SocialPeople<Person> {
  people: Person[]
  skipped: number
}

interface Asked<Person> {
  path: string
  schema: v.GenericSchema<unknown, SocialPeople<Person>>
}

/** People filtered by a search text; without one, the whole list. */
function searched<Person>(
  tag: 'Follower' | 'Friend' | 'FriendRequest',
  list: Asked<Person>,
  filter: Asked<Person>,
) {
  return demoQuery<SocialPeople<Person>, string>(tag, (key) =>
    key === '' ? list : { ...filter, body: { key } },
  )
}

function named<Person>(answer: { friends: Person[]; skippedRecords: number }) {
  return { people: answer.friends, skipped: answer.skippedRecords }
}

function found<Person>(answer: { results: Person[]; skippedRecords: number }) {
  return { people: answer.results, skipped: answer.skippedRecords }
}

const followers = v.pipe(
  followersSchema,
  v.transform((answer) => ({ people: answer.followers, skipped: answer.skippedRecords })),
)
const friends = v.pipe(friendsSchema, v.transform(named<Friend>))
const requests = v.pipe(friendRequestsSchema, v.transform(named<FriendRequest>))
const foundFollowers = v.pipe(followerResultsSchema, v.transform(found<Follower>))
const foundFriends = v.pipe(friendResultsSchema, v.transform(found<Friend>))
const foundRequests = v.pipe(friendRequestResultsSchema, v.transform(found<FriendRequest>))

export const socialPeopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    followers: build.query<CachedResult<SocialPeople<Follower>>, string>(
      searched<Follower>(
        'Follower',
        { path: paths.followers, schema: followers },
        { path: paths.followersFilter, schema: foundFollowers },
      ),
    ),
    friends: build.query<CachedResult<SocialPeople<Friend>>, string>(
      searched<Friend>(
        'Friend',
        { path: paths.friends, schema: friends },
        { path: paths.friendsFilter, schema: foundFriends },
      ),
    ),
    friendRequests: build.query<CachedResult<SocialPeople<FriendRequest>>, string>(
      searched<FriendRequest>(
        'FriendRequest',
        { path: paths.requests, schema: requests },
        { path: paths.requestsFilter, schema: foundRequests },
      ),
    ),
    gallery: build.query<CachedResult<{ gallery: Picture[]; skippedRecords: number }>, void>(
      demoQuery('Gallery', () => ({ path: paths.gallery, schema: gallerySchema })),
    ),
  }),
})

export const { useFollowersQuery, useFriendsQuery, useFriendRequestsQuery, useGalleryQuery } =
  socialPeopleApi

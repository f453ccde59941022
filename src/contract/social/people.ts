/**
 * Followers, friends, friend requests, and the pictures of the gallery. The specification names the lists and
 * their filters; the actions of the buttons are our extensions.
 */
import * as v from 'valibot'
import { idInBody, lineInBody, skippedRecords } from '../demo'
import { countOnWire, instantOnWire, momentText, pictureInBody, pictureOrEmpty } from '../wire'

export const socialPeoplePaths = {
  followers: '/api/followers/list',
  followersFilter: '/api/followers/filter',
  /** POST {id, follow}, answers the same. */
  follow: '/api/followers/follow',
  friends: '/api/friends/list',
  friendsFilter: '/api/friends/filter',
  /** POST {id}, answers {id}, as do the following actions unless noted otherwise. */
  unfriend: '/api/friends/remove',
  /** POST a friend as they were. */
  restoreFriend: '/api/friends/restore',
  requests: '/api/friend-request/list',
  requestsFilter: '/api/friend-request/filter',
  /** Moves the person to the friends. */
  confirmRequest: '/api/friend-request/confirm',
  deleteRequest: '/api/friend-request/remove',
  /** POST a request as it was: undoes its deletion, or its confirmation with the friendship. */
  restoreRequest: '/api/friend-request/restore',
  gallery: '/api/gallery/list',
  /** POST {id?, image, title}; dated today. */
  addPicture: '/api/gallery/add',
  removePicture: '/api/gallery/remove',
  /** POST a picture as it was. */
  restorePicture: '/api/gallery/restore',
} as const

const person = {
  id: v.pipe(v.string(), v.nonEmpty()),
  avatar: pictureOrEmpty,
  name: v.string(),
}

/** The template's numbers: 1 is followed by the player, 2 is not. */
export const followed = 1
export const notFollowed = 2

const follow = v.picklist([followed, notFollowed])

export const followerSchema = v.object({ ...person, location: v.string(), follow })
export const friendSchema = v.object({
  ...person,
  location: v.string(),
  /** Beyond the template: when a request was confirmed, in milliseconds. */
  since: v.optional(v.number()),
})
export const friendRequestSchema = v.object({
  ...person,
  /** Number of common friends. */
  mutual: countOnWire,
  /** Beyond the template: the location of the friend, once the request is confirmed. */
  location: v.optional(v.string(), ''),
})

export type Follower = v.InferOutput<typeof followerSchema>
export type Friend = v.InferOutput<typeof friendSchema>
export type FriendRequest = v.InferOutput<typeof friendRequestSchema>

export const followersSchema = v.object({ followers: v.array(followerSchema), ...skippedRecords })
export const friendsSchema = v.object({ friends: v.array(friendSchema), ...skippedRecords })
/** Named `friends` here too, as in the template. */
export const friendRequestsSchema = v.object({
  friends: v.array(friendRequestSchema),
  ...skippedRecords,
})

const results = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ results: v.array(schema), ...skippedRecords })

export const followerResultsSchema = results(followerSchema)
export const friendResultsSchema = results(friendSchema)
export const friendRequestResultsSchema = results(friendRequestSchema)

export const socialFilterSchema = v.object({ key: lineInBody })

/** Id of the person or picture of an action; also the answer of the actions. */
export const socialIdSchema = v.object({ id: idInBody })

/** Sets the wanted state instead of toggling, so a repeated request has one effect. */
export const followRequestSchema = v.object({ id: idInBody, follow })

export type FollowRequest = v.InferOutput<typeof followRequestSchema>

const personInBody = {
  id: idInBody,
  avatar: pictureOrEmpty,
  name: lineInBody,
  location: lineInBody,
}

export const restoreFriendSchema = v.object({ ...personInBody, since: v.optional(v.number()) })
export const restoreRequestSchema = v.object({ ...personInBody, mutual: countOnWire })

/** Longest inline picture, in characters: a photo of 1,280 pixels usually fits. */
export const longestPicture = 400_000

const image = pictureInBody(longestPicture)

const pictureEntries = { id: v.pipe(v.string(), v.nonEmpty()), image, title: v.string() }

/** As the mock back end stores and answers it: the moment is ISO text. */
export const storedPictureSchema = v.object({ ...pictureEntries, dateTime: momentText })

/** Internally, the moment is milliseconds since 1970. */
export const pictureSchema = v.object({ ...pictureEntries, dateTime: instantOnWire })

export type Picture = v.InferOutput<typeof pictureSchema>

export const gallerySchema = v.object({ gallery: v.array(pictureSchema), ...skippedRecords })

export const addPictureSchema = v.object({
  /** Created by the page, so that a repeated request adds the picture once. */
  id: v.optional(idInBody),
  image,
  title: lineInBody,
})

export type NewPicture = v.InferOutput<typeof addPictureSchema>

export const restorePictureSchema = v.object({
  id: idInBody,
  image,
  title: lineInBody,
  dateTime: momentText,
})

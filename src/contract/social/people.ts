/**
 * Who follows the player, who is a friend and who wants to be one, and the pictures of the gallery.
 * The specification names the lists and their filters; what the buttons do are extras of ours.
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
  /** POST {id}, answers {id}; so do all that follow here, unless they say otherwise. */
  unfriend: '/api/friends/remove',
  /** POST a friend as they were. */
  restoreFriend: '/api/friends/restore',
  requests: '/api/friend-request/list',
  requestsFilter: '/api/friend-request/filter',
  /** The person moves to the friends. */
  confirmRequest: '/api/friend-request/confirm',
  deleteRequest: '/api/friend-request/remove',
  /** POST a request as it was: takes back its deletion, or its confirmation with the friendship. */
  restoreRequest: '/api/friend-request/restore',
  gallery: '/api/gallery/list',
  /** POST {id?, image, title}; the day is today. */
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
  /** How many friends the two have in common. */
  mutual: countOnWire,
  /** Beyond the template: what a friend has, for when the request is confirmed. */
  location: v.optional(v.string(), ''),
})

export type Follower = v.InferOutput<typeof followerSchema>
export type Friend = v.InferOutput<typeof friendSchema>
export type FriendRequest = v.InferOutput<typeof friendRequestSchema>

export const followersSchema = v.object({ followers: v.array(followerSchema), ...skippedRecords })
export const friendsSchema = v.object({ friends: v.array(friendSchema), ...skippedRecords })
/** `friends` here too, as the template has it. */
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

/** Names whom or what the action is about; also the answer of the actions. */
export const socialIdSchema = v.object({ id: idInBody })

/** Says what shall be, not “the other way round”: sent twice, it has one effect. */
export const followOrderSchema = v.object({ id: idInBody, follow })

export type FollowOrder = v.InferOutput<typeof followOrderSchema>

const personInBody = {
  id: idInBody,
  avatar: pictureOrEmpty,
  name: lineInBody,
  location: lineInBody,
}

export const restoreFriendSchema = v.object({ ...personInBody, since: v.optional(v.number()) })
export const restoreRequestSchema = v.object({ ...personInBody, mutual: countOnWire })

/** The longest inline picture, in characters: a photo of 1,280 pixels mostly fits. */
export const longestPicture = 400_000

const image = pictureInBody(longestPicture)

const pictureEntries = { id: v.pipe(v.string(), v.nonEmpty()), image, title: v.string() }

/** As the mock back end keeps and answers it: the moment is ISO text. */
export const storedPictureSchema = v.object({ ...pictureEntries, dateTime: momentText })

/** Inside, the moment is milliseconds since 1970. */
export const pictureSchema = v.object({ ...pictureEntries, dateTime: instantOnWire })

export type Picture = v.InferOutput<typeof pictureSchema>

export const gallerySchema = v.object({ gallery: v.array(pictureSchema), ...skippedRecords })

export const addPictureSchema = v.object({
  /** Of the page's making, so that what is sent again stands there once. */
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

/**
 * The conversations of `/app/chat`. The specification names users, users/id, filter and insert;
 * `users/modify`, which clears unread, is our own addition.
 */
import * as v from 'valibot'
import { idInBody, skippedRecords, textInBody } from '../demo'
import { onlineStatuses, personEntries } from '../person'
import { instantOnWire } from '../wire'

export const chatPaths = {
  users: '/api/chat/users',
  user: '/api/chat/users/id',
  modifyUser: '/api/chat/users/modify',
  filter: '/api/chat/filter',
  insert: '/api/chat/insert',
} as const

/** The id of the person in front of the screen, in messages and among the users. */
export const ownId = 'me'

/** The fields of a person that are stored; the others are counted from the messages. */
export const chatPersonEntries = { ...personEntries, online_status: v.picklist(onlineStatuses) }

export const chatUserSchema = v.object({
  ...chatPersonEntries,
  /** The text of the newest message of the conversation; empty when there is none. */
  lastMessage: v.string(),
  /** When that was, milliseconds inside; null when there is none. */
  lastMessageTime: v.nullable(instantOnWire),
  /** Their messages that came after the conversation was last read. */
  unReadChatCount: v.number(),
})

export type ChatUser = v.InferOutput<typeof chatUserSchema>

/** The person in front of the screen is not among the users: ask for the id `me`. */
export const chatUsersAnswerSchema = v.object({ users: v.array(chatUserSchema), ...skippedRecords })

export type ChatUsersAnswer = v.InferOutput<typeof chatUsersAnswerSchema>

export const chatMessageSchema = v.object({
  id: v.string(),
  /** Ids; one of the two is always `me`. */
  from: v.string(),
  to: v.string(),
  text: v.string(),
  time: instantOnWire,
})

export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

/** What filter answers: a conversation, oldest first, bare. */
export const chatMessagesSchema = v.array(chatMessageSchema)

/** POST users/id. */
export const chatUserBodySchema = v.object({ id: idInBody })

/** POST filter: the messages exchanged with this person. */
export const chatFilterBodySchema = v.object({ user: idInBody })

/** POST users/modify: marks their messages as read. `online_status` is heeded for `me` alone. */
export const modifyChatUserBodySchema = v.object({
  id: idInBody,
  online_status: v.optional(v.picklist(onlineStatuses)),
})

export type ChatUserChange = v.InferInput<typeof modifyChatUserBodySchema>

/**
 * POST insert. A message that bears the id of a stored one is that message sent again: it is stored
 * once. Without a time, or with one to come, it is of now.
 */
export const insertMessageBodySchema = v.object({
  id: v.optional(idInBody),
  from: idInBody,
  to: idInBody,
  text: v.pipe(textInBody, v.regex(/\S/, 'A message needs a text')),
  time: v.optional(instantOnWire),
})

export type NewChatMessage = v.InferInput<typeof insertMessageBodySchema>

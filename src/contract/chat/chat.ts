/**
 * The conversations of `/app/chat`. The specification names users, users/id, filter and insert;
 * `users/modify`, which clears unread, `users/meet` and `messages/…` are our extensions.
 */
import * as v from 'valibot'
import { idInBody, lineInBody, skippedRecords, textInBody } from '../demo'
import { onlineStatuses, personEntries } from '../person'
import { instantOnWire, maybe, pictureInBody } from '../wire'

export const chatPaths = {
  users: '/api/chat/users',
  user: '/api/chat/users/id',
  modifyUser: '/api/chat/users/modify',
  /** Adds a person of another section to the users; an existing user stays unchanged. */
  meetUser: '/api/chat/users/meet',
  filter: '/api/chat/filter',
  insert: '/api/chat/insert',
  /**
   * `{id, text?, was?, deleted?}` of an own message → the message. A deletion can be undone. Rejected as
   * `changed` if the stored text is neither the base value `was` nor the new text.
   */
  changeMessage: '/api/chat/messages/change',
  /** `{search, limit?}` → the newest messages with each of the words, with the other person, and the total. */
  search: '/api/chat/messages/search',
  /** `{id}` of a message with a file → its content. */
  file: '/api/chat/messages/file',
} as const

/** Id of the person at this device, in messages and among the users. */
export const ownId = 'me'

/** Stored fields of a person; the other fields are computed from the messages. */
export const chatPersonEntries = { ...personEntries, online_status: v.picklist(onlineStatuses) }

export const chatUserSchema = v.object({
  ...chatPersonEntries,
  /** Text of the newest message of the conversation; empty if there is none. */
  lastMessage: v.string(),
  /** Time of that message, in milliseconds internally; null if there is none. */
  lastMessageTime: v.nullable(instantOnWire),
  /** Number of their messages since the conversation was last read. */
  unReadChatCount: v.number(),
  /** Ours: when the message that they are typing will arrive; null if they are not typing. */
  writesUntil: maybe(instantOnWire),
})

export type ChatUser = v.InferOutput<typeof chatUserSchema>

/** The person at this device is not among the users: request the id `me`. */
export const chatUsersAnswerSchema = v.object({ users: v.array(chatUserSchema), ...skippedRecords })

export type ChatUsersAnswer = v.InferOutput<typeof chatUsersAnswerSchema>

/** Longest file of a message, in bytes. */
export const longestChatFile = 1024 * 1024

const fileEntries = {
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  type: v.pipe(v.string(), v.maxLength(100)),
}

/** Metadata of a message's file; a separate call answers the content. */
const fileSchema = v.object({ ...fileEntries, size: v.number() })

/** Fields of our extensions to a message; stored in the same form. */
export const chatMessageExtras = {
  file: v.optional(fileSchema),
  /** Id of the message in the same conversation that this one answers. */
  replyTo: v.optional(v.string()),
  edited: v.optional(v.boolean()),
  /** True after a deletion: the answer no longer contains the text. */
  deleted: v.optional(v.boolean()),
}

const messageEntries = {
  id: v.string(),
  /** Ids of sender and recipient; one of the two is always `me`. */
  from: v.string(),
  to: v.string(),
  text: v.string(),
  time: instantOnWire,
  ...chatMessageExtras,
}

export const chatMessageSchema = v.object({
  ...messageEntries,
  /** Ours: the message that this one answers, if the same answer does not contain it. */
  quoted: v.optional(v.object(messageEntries)),
})

export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

/** Answer of filter: a conversation, oldest first, as a bare list. */
export const chatMessagesSchema = v.array(chatMessageSchema)

/** POST users/id. */
export const chatUserBodySchema = v.object({ id: idInBody })

/** POST filter: the messages exchanged with this person. Ours: `newest` limits their number. */
export const chatFilterBodySchema = v.object({
  user: idInBody,
  newest: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})

export type ChatFilter = v.InferOutput<typeof chatFilterBodySchema>

/** POST users/modify: marks their messages as read. `online_status` only applies to `me`. */
export const modifyChatUserBodySchema = v.object({
  id: idInBody,
  online_status: v.optional(v.picklist(onlineStatuses)),
})

export type ChatUserChange = v.InferInput<typeof modifyChatUserBodySchema>

/** POST users/meet. */
export const meetChatUserBodySchema = v.object({
  id: v.pipe(idInBody, v.notValue(ownId)),
  name: v.pipe(lineInBody, v.regex(/\S/, 'A person needs a name')),
  avatar: v.optional(v.union([v.literal(''), pictureInBody(1000)]), ''),
  role: v.optional(lineInBody, ''),
})

export type MetChatUser = v.InferInput<typeof meetChatUserBodySchema>

/**
 * POST insert. A message with the id of a stored one is a repeat and stored once. Without a time, or with a
 * future one, it is dated now.
 */
export const insertMessageBodySchema = v.pipe(
  v.object({
    id: v.optional(idInBody),
    from: idInBody,
    to: idInBody,
    text: textInBody,
    time: v.optional(instantOnWire),
    replyTo: v.optional(idInBody),
    file: v.optional(
      v.object({
        ...fileEntries,
        /** Base64; a third longer than the bytes. */
        data: v.pipe(
          v.string(),
          v.maxLength(Math.ceil(longestChatFile / 3) * 4),
          v.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Not Base64'),
        ),
      }),
    ),
  }),
  v.check(({ text, file }) => file !== undefined || /\S/.test(text), 'A message needs a text'),
)

/** POST messages/change. */
export const changeMessageBodySchema = v.object({
  id: idInBody,
  text: v.optional(v.pipe(textInBody, v.regex(/\S/, 'A message needs a text'))),
  /** Base value of the text, as the sending window knows it. */
  was: v.optional(textInBody),
  deleted: v.optional(v.boolean()),
})

export type ChatMessageChange = v.InferInput<typeof changeMessageBodySchema>

/** POST messages/search. */
export const searchMessagesBodySchema = v.object({
  search: lineInBody,
  limit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000)), 50),
})

export const foundMessagesSchema = v.object({
  found: v.array(v.object({ ...chatMessageSchema.entries, user: v.string() })),
  total: v.number(),
})

export type FoundMessages = v.InferOutput<typeof foundMessagesSchema>
export type FoundMessage = FoundMessages['found'][number]

/** POST messages/file. */
export const chatFileBodySchema = v.object({ id: idInBody })

export const chatFileSchema = v.object({ ...fileEntries, data: v.string() })

export type ChatFile = v.InferOutput<typeof chatFileSchema>

export type NewChatMessage = v.InferInput<typeof insertMessageBodySchema>

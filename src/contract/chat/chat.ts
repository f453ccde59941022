/**
 * The conversations of `/app/chat`. The specification names users, users/id, filter and insert;
 * `users/modify`, which clears unread, `users/meet` and `messages/…` are our own additions.
 */
import * as v from 'valibot'
import { idInBody, lineInBody, skippedRecords, textInBody } from '../demo'
import { onlineStatuses, personEntries } from '../person'
import { instantOnWire, maybe, pictureInBody } from '../wire'

export const chatPaths = {
  users: '/api/chat/users',
  user: '/api/chat/users/id',
  modifyUser: '/api/chat/users/modify',
  /** Somebody of another section: from then on one of the users, who stays as they are if they are one already. */
  meetUser: '/api/chat/users/meet',
  filter: '/api/chat/filter',
  insert: '/api/chat/insert',
  /**
   * `{id, text?, was?, deleted?}` of an own message → the message. What was deleted can be taken back. Refused as
   * `changed` where it says neither what it `was` nor what it is to say.
   */
  changeMessage: '/api/chat/messages/change',
  /** `{search, limit?}` → the newest messages that have each of the words, with whom they were exchanged, and how many there are. */
  search: '/api/chat/messages/search',
  /** `{id}` of a message with a file → its content. */
  file: '/api/chat/messages/file',
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
  /** Ours: when the message comes that they are writing; null while they write none. */
  writesUntil: maybe(instantOnWire),
})

export type ChatUser = v.InferOutput<typeof chatUserSchema>

/** The person in front of the screen is not among the users: ask for the id `me`. */
export const chatUsersAnswerSchema = v.object({ users: v.array(chatUserSchema), ...skippedRecords })

export type ChatUsersAnswer = v.InferOutput<typeof chatUsersAnswerSchema>

/** The longest file that a message carries, in bytes. */
export const longestChatFile = 1024 * 1024

const fileEntries = {
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  type: v.pipe(v.string(), v.maxLength(100)),
}

/** What is told of the file of a message; its content is asked for by itself. */
const fileSchema = v.object({ ...fileEntries, size: v.number() })

/** What our additions tell of a message; stored alike. */
export const chatMessageExtras = {
  file: v.optional(fileSchema),
  /** The id of the message of the same conversation that it answers. */
  replyTo: v.optional(v.string()),
  edited: v.optional(v.boolean()),
  /** Its text is not told any more. */
  deleted: v.optional(v.boolean()),
}

const messageEntries = {
  id: v.string(),
  /** Ids; one of the two is always `me`. */
  from: v.string(),
  to: v.string(),
  text: v.string(),
  time: instantOnWire,
  ...chatMessageExtras,
}

export const chatMessageSchema = v.object({
  ...messageEntries,
  /** Ours: what it answers, where that is not among the messages that are told with it. */
  quoted: v.optional(v.object(messageEntries)),
})

export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

/** What filter answers: a conversation, oldest first, bare. */
export const chatMessagesSchema = v.array(chatMessageSchema)

/** POST users/id. */
export const chatUserBodySchema = v.object({ id: idInBody })

/** POST filter: the messages exchanged with this person. Ours: `newest`, no more than so many. */
export const chatFilterBodySchema = v.object({
  user: idInBody,
  newest: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})

export type ChatFilter = v.InferOutput<typeof chatFilterBodySchema>

/** POST users/modify: marks their messages as read. `online_status` is heeded for `me` alone. */
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
 * POST insert. A message that bears the id of a stored one is that message sent again: it is stored
 * once. Without a time, or with one to come, it is of now.
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
  /** What it said, as far as the window knows that changes it. */
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

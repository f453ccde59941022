import type { EntityTable } from 'dexie'
import * as v from 'valibot'
import { type ChatFile, chatMessageExtras, chatPersonEntries, ownId } from '#contract/chat/chat'
import { moment } from '#contract/wire'
import { minuteMs } from '#lib/time'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'

/** A person as stored, without values that are counted from the messages. */
export const personSchema = v.object({
  ...chatPersonEntries,
  /** When the conversation was last read, in ms. */
  readAt: moment,
})

export type Person = v.InferOutput<typeof personSchema>

export const storedMessageSchema = v.object({
  id: v.string(),
  /** The other person, for messages in both directions. */
  person: v.string(),
  from: v.string(),
  to: v.string(),
  text: v.string(),
  /** In ms. A message with a future time is still being typed and not visible yet. */
  time: moment,
  ...chatMessageExtras,
})

export type StoredMessage = v.InferOutput<typeof storedMessageSchema>

/** Content of a file, in its own table, so that reading a conversation does not load it. */
export interface FileRow extends ChatFile {
  /** The message's id. */
  id: string
}

const contentSchema = v.object({
  users: v.array(v.object({ ...chatPersonEntries, unread: v.optional(v.number(), 0) })),
  conversations: v.array(
    v.object({
      with: v.string(),
      /** Speaker, minutes ago, and text; oldest first. */
      messages: v.array(v.tuple([v.picklist(['me', 'they']), v.number(), v.string()])),
    }),
  ),
})

class ChatDatabase extends DemoDatabase {
  declare readonly users: EntityTable<Person, 'id'>
  declare readonly messages: EntityTable<StoredMessage, 'id'>
  declare readonly files: EntityTable<FileRow, 'id'>

  constructor() {
    super('chat', { users: 'id, name', messages: 'id, [person+time]' })
    this.version(2).stores({ files: 'id' })
  }

  protected rowsOf(content: unknown, at: number): Rows {
    const { users, conversations } = v.parse(contentSchema, content)
    const messages = conversations.flatMap(({ with: person, messages }) =>
      messages.map(
        ([speaker, minutesAgo, text], index): StoredMessage => ({
          id: `${person}-${index + 1}`,
          person,
          from: speaker === 'me' ? ownId : person,
          to: speaker === 'me' ? person : ownId,
          text,
          time: at - minutesAgo * minuteMs,
        }),
      ),
    )
    return {
      messages,
      users: users.map(({ unread, ...user }) => ({ ...user, readAt: readAt(user.id, unread) })),
    }

    /** Time of the newest message before the last `unread` ones of theirs. */
    function readAt(person: string, unread: number): number {
      const theirs = messages.filter(({ from }) => from === person)
      const firstUnread = unread === 0 ? undefined : theirs.at(-unread)
      return firstUnread ? firstUnread.time - 1 : (theirs.at(-1)?.time ?? 0)
    }
  }
}

export const chatDatabase = new ChatDatabase()

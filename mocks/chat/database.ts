import type { EntityTable } from 'dexie'
import * as v from 'valibot'
import { type ChatFile, chatMessageExtras, chatPersonEntries, ownId } from '#contract/chat/chat'
import { moment } from '#contract/wire'
import { minuteMs } from '#lib/time'
import { DemoDatabase, type Rows } from '../demo/demoDatabase'

/** A person as stored: what can be counted from the messages is not. */
export const personSchema = v.object({
  ...chatPersonEntries,
  /** When the conversation was last read, in milliseconds. */
  readAt: moment,
})

export type Person = v.InferOutput<typeof personSchema>

export const storedMessageSchema = v.object({
  id: v.string(),
  /** The other side, whichever way the message went. */
  person: v.string(),
  from: v.string(),
  to: v.string(),
  text: v.string(),
  /** Milliseconds. One to come is still being written: nobody sees it before. */
  time: moment,
  ...chatMessageExtras,
})

export type StoredMessage = v.InferOutput<typeof storedMessageSchema>

/** The content of a file: apart, so that reading a conversation need not read it. */
export interface FileRow extends ChatFile {
  /** That of the message. */
  id: string
}

const contentSchema = v.object({
  users: v.array(v.object({ ...chatPersonEntries, unread: v.optional(v.number(), 0) })),
  conversations: v.array(
    v.object({
      with: v.string(),
      /** Who speaks, how many minutes ago, and what they say; oldest first. */
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

    /** The newest moment, but before the last `unread` messages of theirs. */
    function readAt(person: string, unread: number): number {
      const theirs = messages.filter(({ from }) => from === person)
      const firstUnread = unread === 0 ? undefined : theirs.at(-unread)
      return firstUnread ? firstUnread.time - 1 : (theirs.at(-1)?.time ?? 0)
    }
  }
}

export const chatDatabase = new ChatDatabase()

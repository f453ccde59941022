import * as v from 'valibot'
import { ownId } from '#contract/chat/chat'
import { Refusal } from '../demo/demoRoutes'
import { chatDatabase, type Person, storedMessageSchema } from './database'

const { users, messages } = chatDatabase

/** Whom an id, or else a name, means. */
export async function personNamed(idOrName: string): Promise<Person> {
  const person = (await users.get(idOrName)) ?? (await users.where('name').equals(idOrName).first())
  if (!person) throw new Refusal(404, 'There is no such user')
  return person
}

/** A person's messages after a moment (milliseconds), oldest first; damaged ones are left out. */
function conversation(person: string, after = 0) {
  return messages
    .where('[person+time]')
    .between([person, after], [person, Infinity], false)
    .filter((message) => v.is(storedMessageSchema, message))
}

/** When the newest message of a conversation was; 0 when there is none. */
export async function lastTime(person: string): Promise<number> {
  return (await conversation(person).last())?.time ?? 0
}

/** A person as the page wants them, with what the messages tell. */
export async function describe({ readAt, ...person }: Person) {
  const [last, unReadChatCount] = await Promise.all([
    conversation(person.id).last(),
    person.id === ownId
      ? 0
      : conversation(person.id, readAt)
          .filter(({ from }) => from === person.id)
          .count(),
  ])
  return {
    ...person,
    lastMessage: last?.text ?? '',
    lastMessageTime: last ? new Date(last.time).toISOString() : null,
    unReadChatCount,
  }
}

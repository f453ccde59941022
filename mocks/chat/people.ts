import * as v from 'valibot'
import { ownId } from '#contract/chat/chat'
import { now } from '../clock'
import { Refusal } from '../demo/demoRoutes'
import { chatDatabase, type Person, storedMessageSchema } from './database'

const { users, messages } = chatDatabase

/** Whom an id, or else a name, means. */
export async function personNamed(idOrName: string): Promise<Person> {
  const person = (await users.get(idOrName)) ?? (await users.where('name').equals(idOrName).first())
  if (!person) throw new Refusal(404, 'There is no such user')
  return person
}

/** One of the users from now on, of whom nothing more is known. */
export async function meet(met: Pick<Person, 'id' | 'name' | 'avatar' | 'role'>): Promise<Person> {
  const known = await users.get(met.id)
  if (known) return known
  const person: Person = {
    ...met,
    company: '',
    work_email: '',
    personal_email: '',
    work_phone: '',
    personal_phone: '',
    location: '',
    status: '',
    birthdayText: '',
    online_status: 'offline',
    readAt: 0,
  }
  await users.put(person)
  return person
}

/**
 * A person's messages after a moment (milliseconds) and up to now, oldest first; damaged ones and what
 * was deleted are left out.
 */
function conversation(person: string, after = 0) {
  return messages
    .where('[person+time]')
    .between([person, after], [person, now()], false, true)
    .filter((message) => v.is(storedMessageSchema, message) && !message.deleted)
}

/** The message that a person is still writing. */
export function unfinishedOf(person: string) {
  return messages
    .where('[person+time]')
    .between([person, now()], [person, Infinity], false)
    .filter((message) => v.is(storedMessageSchema, message) && message.from === person)
    .first()
}

/** When the newest message of a conversation was; 0 when there is none. */
export async function lastTime(person: string): Promise<number> {
  return (await conversation(person).last())?.time ?? 0
}

/** A person as the page wants them, with what the messages tell. */
export async function describe({ readAt, ...person }: Person) {
  const [last, unfinished, unReadChatCount] = await Promise.all([
    conversation(person.id).last(),
    unfinishedOf(person.id),
    person.id === ownId
      ? 0
      : conversation(person.id, readAt)
          .filter(({ from }) => from === person.id)
          .count(),
  ])
  return {
    ...person,
    lastMessage: last ? last.text || `📎 ${last.file?.title ?? ''}` : '',
    lastMessageTime: last ? new Date(last.time).toISOString() : null,
    unReadChatCount,
    writesUntil: unfinished ? new Date(unfinished.time).toISOString() : null,
  }
}

import * as v from 'valibot'
import { ownId } from '#contract/chat/chat'
import { now } from '../clock'
import { DemoError } from '../demo/demoRoutes'
import { chatDatabase, type Person, storedMessageSchema } from './database'

const { users, messages } = chatDatabase

/** Finds a person by id, or else by name. */
export async function personNamed(idOrName: string): Promise<Person> {
  const person = (await users.get(idOrName)) ?? (await users.where('name').equals(idOrName).first())
  if (!person) throw new DemoError(404, 'There is no such user')
  return person
}

/** Adds a person as a chat user, with nothing else known. */
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

/** A person's messages after a time (ms) and up to now, oldest first, without damaged and deleted ones. */
function conversation(person: string, after = 0) {
  return messages
    .where('[person+time]')
    .between([person, after], [person, now()], false, true)
    .filter((message) => v.is(storedMessageSchema, message) && !message.deleted)
}

/** The message that a person is still typing. */
export function unfinishedOf(person: string) {
  return messages
    .where('[person+time]')
    .between([person, now()], [person, Infinity], false)
    .filter((message) => v.is(storedMessageSchema, message) && message.from === person)
    .first()
}

/** Time of the newest message in a conversation; 0 if there is none. */
export async function lastTime(person: string): Promise<number> {
  return (await conversation(person).last())?.time ?? 0
}

/** A person for the page, with the values counted from the messages. */
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

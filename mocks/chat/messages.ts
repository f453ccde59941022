import * as v from 'valibot'
import {
  type ChatFile,
  type changeMessageBodySchema,
  type insertMessageBodySchema,
  ownId,
  type searchMessagesBodySchema,
} from '#contract/chat/chat'
import { holds, wordsOf } from '#lib/text/searchable'
import { now } from '../clock'
import { bytesOf } from '../demo/base64'
import { DemoError, refuseIfChanged } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { randomHex } from '../random'
import { answer } from './answers'
import { chatDatabase, type Person, type StoredMessage, storedMessageSchema } from './database'
import { lastTime, personNamed } from './people'

const { messages } = chatDatabase

/** Messages with a person, or only the newest, oldest first. A plain list, so damaged ones are just missing. */
export async function conversationWith({ id }: Person, newest?: number) {
  const all = messages.where('[person+time]').between([id, 0], [id, now()], true, true)
  if (newest === undefined) {
    return validRecords(storedMessageSchema, await all.toArray()).records.map(onWire)
  }
  all.reverse()
  const rows = await all
    .filter((row) => v.is(storedMessageSchema, row))
    .limit(newest)
    .toArray()
  const told = rows.toReversed().map(onWire)
  const answered = await answeredBefore(told)
  return told.map((message) => {
    const quoted = answered.get(message.replyTo)
    return quoted ? { ...message, quoted } : message
  })
}

/** The quoted messages that are not in the list, by id. */
async function answeredBefore(told: readonly ReturnType<typeof onWire>[]) {
  const ids = told.flatMap(({ replyTo }) => replyTo ?? [])
  const rows = await messages.bulkGet(ids.filter((id) => !told.some((one) => one.id === id)))
  const { records } = validRecords(
    storedMessageSchema,
    rows.filter((row) => row !== undefined),
  )
  return new Map<string | undefined, ReturnType<typeof onWire>>(
    records.map((record) => [record.id, onWire(record)]),
  )
}

/** Stores a message between `me` and a person; a repeated call stores it only once. */
export async function insertMessage(message: v.InferOutput<typeof insertMessageBodySchema>) {
  const { id, from, to, text, time, replyTo, file } = message
  if ((from === ownId) === (to === ownId)) {
    throw new DemoError(400, `from, to: One is "${ownId}"`)
  }
  const person = await personNamed(from === ownId ? to : from)
  const ends = from === ownId ? { from, to: person.id } : { from: person.id, to }
  const known = id === undefined ? undefined : await messages.get(id)
  if (known) {
    const isSame =
      known.from === ends.from &&
      known.to === ends.to &&
      known.text === text &&
      known.replyTo === replyTo
    if (!isSame) throw new DemoError('changed')
    return onWire(known)
  }
  if (replyTo !== undefined && (await messages.get(replyTo))?.person !== person.id) {
    throw new DemoError('changed')
  }
  const stored: StoredMessage = {
    id: id ?? randomHex(8),
    person: person.id,
    ...ends,
    text,
    // Two messages with the same time would have no order and be marked as read together.
    time: time === undefined ? Math.max(now(), (await lastTime(person.id)) + 1) : clamp(time),
    ...(replyTo !== undefined && { replyTo }),
    ...(file && { file: { title: file.title, type: file.type, size: bytesOf(file.data) } }),
  }
  await messages.add(stored)
  if (file) await chatDatabase.files.put({ id: stored.id, ...file })
  if (from === ownId && time === undefined) await answer(person, stored)
  return onWire(stored)
}

/** Edits, deletes or restores the user's own message; refuses if another window edited it in the meantime. */
export async function changeMessage(change: v.InferOutput<typeof changeMessageBodySchema>) {
  const { id, text, was, deleted } = change
  const known = v.safeParse(storedMessageSchema, await messages.get(id))
  if (!known.success || known.output.from !== ownId) {
    throw new DemoError(404, 'There is no such message')
  }
  const { output } = known
  refuseIfChanged(output, was === undefined ? {} : { text: was }, { text })
  const changed = {
    ...output,
    text: text ?? output.text,
    edited: output.edited === true || (text !== undefined && text !== output.text),
    deleted: deleted ?? output.deleted === true,
  }
  await messages.put(changed)
  return onWire(changed)
}

/** Finds messages, newest first, without those still being typed. */
export async function findMessages({
  search,
  limit,
}: v.InferOutput<typeof searchMessagesBodySchema>) {
  const words = wordsOf(search)
  const rows = words.length === 0 ? [] : await messages.toArray()
  const found = rows
    .filter(({ time, deleted }) => time <= now() && !deleted)
    .filter(({ text, file }) => holds(`${text}\n${file?.title ?? ''}`, words))
    .toSorted((one, other) => other.time - one.time)
  const { records } = validRecords(storedMessageSchema, found.slice(0, limit))
  return {
    found: records.map((message) => ({ ...onWire(message), user: message.person })),
    total: found.length,
  }
}

export async function fileOf(id: string): Promise<ChatFile> {
  const message = v.safeParse(storedMessageSchema, await messages.get(id))
  const row = await chatDatabase.files.get(id)
  if (!message.success || message.output.deleted || row === undefined) {
    throw new DemoError(404, 'There is no such file')
  }
  const { title, type, data } = row
  return { title, type, data }
}

function clamp(time: number): number {
  return Math.max(1, Math.min(time, now()))
}

function onWire({ id, from, to, text, time, file, replyTo, edited, deleted }: StoredMessage) {
  return {
    id,
    from,
    to,
    text: deleted ? '' : text,
    time: new Date(time).toISOString(),
    ...(file && !deleted && { file }),
    ...(replyTo !== undefined && !deleted && { replyTo }),
    ...(edited && { edited }),
    ...(deleted && { deleted }),
  }
}

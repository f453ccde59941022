import type * as v from 'valibot'
import { type insertMessageBodySchema, ownId } from '#contract/chat/chat'
import { now } from '../clock'
import { Refusal } from '../demo/demoRoutes'
import { validRecords } from '../demo/records'
import { randomHex } from '../random'
import { chatDatabase, type Person, type StoredMessage, storedMessageSchema } from './database'
import { lastTime, personNamed } from './people'

const { messages } = chatDatabase

/** The messages exchanged with a person, oldest first; the list is bare, so damaged ones only lack. */
export async function conversationWith({ id }: Person) {
  const rows = await messages.where('[person+time]').between([id, 0], [id, Infinity]).toArray()
  return validRecords(storedMessageSchema, rows).records.map(onWire)
}

/** Stores a message between `me` and a person, once however often it is sent. */
export async function insertMessage(message: v.InferOutput<typeof insertMessageBodySchema>) {
  const { id, from, to, text, time } = message
  if ((from === ownId) === (to === ownId)) {
    throw new Refusal(400, `Either "from" or "to" must be "${ownId}"`)
  }
  const { id: person } = await personNamed(from === ownId ? to : from)
  const ends = from === ownId ? { from, to: person } : { from: person, to }
  const known = id === undefined ? undefined : await messages.get(id)
  if (known) {
    const isSame = known.from === ends.from && known.to === ends.to && known.text === text
    if (!isSame) throw new Refusal(400, 'Another message has this id')
    return onWire(known)
  }
  const stored = {
    id: id ?? randomHex(8),
    person,
    ...ends,
    text,
    // Two of one moment would have no order, and be read together.
    time: time === undefined ? Math.max(now(), (await lastTime(person)) + 1) : clamp(time),
  }
  await messages.add(stored)
  return onWire(stored)
}

function clamp(time: number): number {
  return Math.max(1, Math.min(time, now()))
}

function onWire({ id, from, to, text, time }: StoredMessage) {
  return { id, from, to, text, time: new Date(time).toISOString() }
}

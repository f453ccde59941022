import { Dexie, type EntityTable } from 'dexie'

export interface ContactMessage {
  /** Created once per submission, so that sending it twice stores it once. */
  id: string
  /** Milliseconds since 1970. */
  writtenAt: number
  name: string
  company: string
  email: string
  phone: string
  budget: string
  message: string
}

class OutboxDatabase extends Dexie {
  declare readonly messages: EntityTable<ContactMessage, 'id'>

  constructor() {
    super('contact-outbox')
    this.version(1).stores({ messages: 'id, writtenAt' })
  }
}

const database = new OutboxDatabase()

/**
 * Stores a message on this device.
 * @throws if the browser refuses, or if storage is full
 */
export async function keepMessage(message: ContactMessage): Promise<void> {
  await database.messages.put(message)
}

export async function deleteMessage(id: string): Promise<void> {
  await database.messages.delete(id)
}

/** Newest first. */
export async function listMessages(): Promise<ContactMessage[]> {
  const messages = await database.messages.orderBy('writtenAt').toArray()
  return messages.toReversed()
}

/** @returns whether storage was full, as opposed to not permitted */
export function isFull(cause: unknown): boolean {
  const names = [cause, cause instanceof Error ? Reflect.get(cause, 'inner') : null].map((each) =>
    each instanceof Error || each instanceof DOMException ? each.name : '',
  )
  return names.includes('QuotaExceededError')
}

import { Dexie, type EntityTable } from 'dexie'

export interface ContactMessage {
  /** Made once for each submission: sending twice keeps one. */
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

/** Keeps a message on this device. Rejects when the browser refuses, or has no room. */
export async function keepMessage(message: ContactMessage): Promise<void> {
  await database.messages.put(message)
}

export async function deleteMessage(id: string): Promise<void> {
  await database.messages.delete(id)
}

/** The newest first. */
export async function listMessages(): Promise<ContactMessage[]> {
  const messages = await database.messages.orderBy('writtenAt').toArray()
  return messages.toReversed()
}

/** Whether there was no room, rather than no permission. */
export function isFull(cause: unknown): boolean {
  const names = [cause, cause instanceof Error ? Reflect.get(cause, 'inner') : null].map((each) =>
    each instanceof Error || each instanceof DOMException ? each.name : '',
  )
  return names.includes('QuotaExceededError')
}

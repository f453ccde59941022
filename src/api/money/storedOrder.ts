/** What a player is about to do with money, kept so that no crash or second tab can do it twice. */
import * as v from 'valibot'
import { observable } from '#lib/observable'
import { isRequestId } from '#lib/requestId'
import { storedByName, storedKeysUnder, storedValue } from '#lib/storage/storedValue'

const storedOrderSchema = v.object({
  userId: v.pipe(v.string(), v.nonEmpty()),
  requestId: v.pipe(v.string(), v.check(isRequestId, 'Not a request id')),
  /** What is sent, as it is sent: the provider answers the same id alike only with the same content. */
  order: v.record(v.string(), v.unknown()),
  /** When it was first sent; null while it waits for the player's word. Milliseconds since 1970. */
  sentAt: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /**
   * Set when nothing more will come of it and the player has not chosen yet what to do: it certainly
   * never arrived (`undelivered`), or the provider cannot tell (`unclear`).
   */
  lost: v.optional(v.picklist(['undelivered', 'unclear'])),
})

export type StoredOrder = v.InferOutput<typeof storedOrderSchema>

const beginning = 'intent:'

/** An order that nobody has said yes to. */
export function newOrder(order: { requestId: string; userId: string }): StoredOrder {
  return { userId: order.userId, requestId: order.requestId, order: { ...order }, sentAt: null }
}

const storedByKindAndPlayer = storedByName((name) =>
  storedValue(`${beginning}${name}`, (stored) => {
    const parsed = v.safeParse(storedOrderSchema, stored)
    return parsed.success ? parsed.output : null
  }),
)

/** The order of a kind and a player; where the browser does not store, as long as the page. */
export function orderStorage(kind: string, userId: string) {
  return storedByKindAndPlayer(`${kind}:${userId}`)
}

export function readOrder(kind: string, userId: string): StoredOrder | null {
  return orderStorage(kind, userId).get()
}

/** Counts the changes that this tab made. */
const changes = observable(0)

export function writeOrder(kind: string, order: StoredOrder): void {
  orderStorage(kind, order.userId).set(order)
  changes.set(changes.get() + 1)
}

/** Drops the order if it is still the one with `requestId`: another tab may have made its own. */
export function dropOrder(kind: string, { userId, requestId }: StoredOrder): void {
  const stored = orderStorage(kind, userId)
  if (stored.get()?.requestId !== requestId) return
  stored.set(null)
  changes.set(changes.get() + 1)
}

/** An order that was sent and has no final answer yet. */
export interface UnknownOrder {
  kind: string
  stored: StoredOrder
}

/** All orders of a player that were sent and are not final, the oldest first. */
export function unknownOrders(userId: string): UnknownOrder[] {
  return storedKeysUnder(beginning)
    .filter((key) => key.endsWith(`:${userId}`))
    .flatMap((key) => {
      const kind = key.slice(beginning.length, -userId.length - 1)
      const stored = readOrder(kind, userId)
      return stored?.sentAt == null ? [] : [{ kind, stored }]
    })
    .toSorted((one, other) => (one.stored.sentAt ?? 0) - (other.stored.sentAt ?? 0))
}

/** Calls back when any order changes, in this tab or another. Answers the function that stops. */
export function watchStoredOrders(watcher: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(beginning)) watcher()
  }
  const stop = changes.subscribe(watcher)
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}

/** For the end of a session: drops what no player has given their word for, whoever's it is. */
export function dropUnsentOrders(): void {
  for (const key of storedKeysUnder(beginning)) {
    const stored = storedByKindAndPlayer(key.slice(beginning.length))
    if (stored.get()?.sentAt === null) stored.set(null)
  }
}

/** Until 0.4.2 there was one order of a kind for all players of a device: each gets its place. */
export function adoptEarlierOrders(): void {
  for (const key of storedKeysUnder(beginning)) {
    const name = key.slice(beginning.length)
    const earlier = storedByKindAndPlayer(name)
    const stored = earlier.get()
    if (stored === null || name.endsWith(`:${stored.userId}`)) continue
    if (readOrder(name, stored.userId) === null) writeOrder(name, stored)
    earlier.set(null)
  }
}

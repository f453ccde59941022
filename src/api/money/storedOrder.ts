/** Orders that are being confirmed or were sent, stored so that neither a crash nor a second tab can carry one out twice. */
import * as v from 'valibot'
import { observable } from '#lib/observable'
import { isRequestId } from '#lib/requestId'
import { storedByName, storedKeysUnder, storedValue } from '#lib/storage/storedValue'

const storedOrderSchema = v.object({
  userId: v.pipe(v.string(), v.nonEmpty()),
  requestId: v.pipe(v.string(), v.check(isRequestId, 'Not a request id')),
  /** The body as it is sent: the provider gives the same answer again only to the same id with the same content. */
  order: v.record(v.string(), v.unknown()),
  /** When it was first sent; null while the player has not said yes. Milliseconds since 1970. */
  sentAt: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /**
   * Set once it will never be carried out (`undelivered`) or nobody can tell (`unclear`), until the player
   * has chosen to send it again or to leave it.
   */
  lost: v.optional(v.picklist(['undelivered', 'unclear'])),
})

export type StoredOrder = v.InferOutput<typeof storedOrderSchema>

const keyPrefix = 'intent:'

/** An order to which the player has not said yes yet. */
export function newOrder(order: { requestId: string; userId: string }): StoredOrder {
  return { userId: order.userId, requestId: order.requestId, order: { ...order }, sentAt: null }
}

const storedByKindAndPlayer = storedByName((name) =>
  storedValue(`${keyPrefix}${name}`, (stored) => {
    const parsed = v.safeParse(storedOrderSchema, stored)
    return parsed.success ? parsed.output : null
  }),
)

/** The order of a kind and a player; where the browser stores nothing, it lives as long as the page. */
export function orderStorage(kind: string, userId: string) {
  return storedByKindAndPlayer(`${kind}:${userId}`)
}

export function readOrder(kind: string, userId: string): StoredOrder | null {
  return orderStorage(kind, userId).get()
}

/** Changes with every write of this tab, which the `storage` event does not report. */
const changes = observable(0)

export function writeOrder(kind: string, order: StoredOrder): void {
  orderStorage(kind, order.userId).set(order)
  changes.set(changes.get() + 1)
}

/** Removes the order if it is still the stored one: another tab may have stored its own meanwhile. */
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

/** All orders of a player that were sent and have no final answer, the oldest first. */
export function unknownOrders(userId: string): UnknownOrder[] {
  return storedKeysUnder(keyPrefix)
    .filter((key) => key.endsWith(`:${userId}`))
    .flatMap((key) => {
      const kind = key.slice(keyPrefix.length, -userId.length - 1)
      const stored = readOrder(kind, userId)
      return stored?.sentAt == null ? [] : [{ kind, stored }]
    })
    .toSorted((one, other) => (one.stored.sentAt ?? 0) - (other.stored.sentAt ?? 0))
}

/** Calls back when any order changes, in this tab or another. Returns the function that stops it. */
export function watchStoredOrders(watcher: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(keyPrefix)) watcher()
  }
  const stop = changes.subscribe(watcher)
  addEventListener('storage', follow)
  return () => {
    stop()
    removeEventListener('storage', follow)
  }
}

/** For the end of a session: removes the orders, of any player, that were never sent. */
export function dropUnsentOrders(): void {
  for (const key of storedKeysUnder(keyPrefix)) {
    const stored = storedByKindAndPlayer(key.slice(keyPrefix.length))
    if (stored.get()?.sentAt === null) stored.set(null)
  }
}

/** Up to 0.4.2 a device had one order of a kind for all players: each is moved to its player's key. */
export function adoptEarlierOrders(): void {
  for (const key of storedKeysUnder(keyPrefix)) {
    const name = key.slice(keyPrefix.length)
    const earlier = storedByKindAndPlayer(name)
    const stored = earlier.get()
    if (stored === null || name.endsWith(`:${stored.userId}`)) continue
    if (readOrder(name, stored.userId) === null) writeOrder(name, stored)
    earlier.set(null)
  }
}

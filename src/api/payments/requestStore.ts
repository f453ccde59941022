/**
 * Payment requests stored in this browser, one per kind and player, so that neither a crash nor a second tab
 * repeats one.
 */
import * as v from 'valibot'
import { observable } from '#lib/observable'
import { isRequestId } from '#lib/requestId'
import { storedByName, storedKeysUnder, storedValue } from '#lib/storage/storedValue'
import type { PaymentRequest } from './paymentRequest'

const keyPrefix = 'intent:'

const requestSchema = v.object({
  userId: v.pipe(v.string(), v.nonEmpty()),
  requestId: v.pipe(v.string(), v.check(isRequestId, 'Not a request id')),
  order: v.record(v.string(), v.unknown()),
  sentAt: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  lost: v.optional(v.picklist(['undelivered', 'unclear'])),
})

const storageUnder = storedByName((name) =>
  storedValue(`${keyPrefix}${name}`, (stored) => {
    const parsed = v.safeParse(requestSchema, stored)
    return parsed.success ? withEnd(parsed.output) : null
  }),
)

/**
 * Requests sent by 0.4.2 have no `validUntil`. With one in the past, the app asks for their result and does
 * not send them again.
 */
function withEnd(request: PaymentRequest): PaymentRequest {
  const { sentAt, order: body } = request
  if (sentAt === null || 'validUntil' in body) return request
  return { ...request, order: { ...body, validUntil: new Date(sentAt).toISOString() } }
}

/**
 * The stored request of a player. Without browser storage it lasts as long as the page.
 *
 * @param name the kind, or `kind-slot` if each row has its own request
 */
export function requestStorage(name: string, userId: string) {
  return storageUnder(`${name}:${userId}`)
}

export function readRequest(name: string, userId: string): PaymentRequest | null {
  return requestStorage(name, userId).get()
}

/** Changes with every write of this tab, which the `storage` event does not report. */
const changes = observable(0)

export function keepRequest(name: string, request: PaymentRequest): void {
  requestStorage(name, request.userId).set(request)
  changes.set(changes.get() + 1)
}

/** Removes a request if it is still the stored one: another tab may have stored its own in the meantime. */
export function dropRequest(name: string, { userId, requestId }: PaymentRequest): void {
  const storage = requestStorage(name, userId)
  if (storage.get()?.requestId !== requestId) return
  storage.set(null)
  changes.set(changes.get() + 1)
}

/** Removes an undelivered request that the player gives up. */
export function leaveUndelivered(name: string, userId: string): void {
  const request = readRequest(name, userId)
  if (request?.lost !== undefined) dropRequest(name, request)
}

/** A request that was sent and has no final answer yet. */
export interface SentRequest {
  name: string
  request: PaymentRequest
}

/** All requests of a player that were sent and have no final answer, the oldest first. */
export function sentRequests(userId: string): SentRequest[] {
  return storedKeysUnder(keyPrefix)
    .filter((key) => key.endsWith(`:${userId}`))
    .flatMap((key) => {
      const name = key.slice(keyPrefix.length, -userId.length - 1)
      const request = readRequest(name, userId)
      return request?.sentAt == null ? [] : [{ name, request }]
    })
    .toSorted((one, other) => (one.request.sentAt ?? 0) - (other.request.sentAt ?? 0))
}

/**
 * Calls back when any request changes, in this tab or another.
 *
 * @returns a function that stops it
 */
export function watchRequests(watcher: () => void): () => void {
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

/** Removes, at the end of a session, the requests of any player that were never sent. */
export function dropUnsentRequests(): void {
  for (const key of storedKeysUnder(keyPrefix)) {
    const storage = storageUnder(key.slice(keyPrefix.length))
    if (storage.get()?.sentAt === null) storage.set(null)
  }
}

/** Moves requests of 0.4.2, which stored one per kind for all players, to the key of their player. */
export function adoptEarlierRequests(): void {
  for (const key of storedKeysUnder(keyPrefix)) {
    const name = key.slice(keyPrefix.length)
    const earlier = storageUnder(name)
    const request = earlier.get()
    if (request === null || name.endsWith(`:${request.userId}`)) continue
    if (readRequest(name, request.userId) === null) keepRequest(name, request)
    earlier.set(null)
  }
}

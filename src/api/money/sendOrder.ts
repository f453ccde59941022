/** A player's orders on their way: what phase they are in, how they are stored, and how they are sent. */
import * as v from 'valibot'
import { type Failure, isFailure } from '#contract/failure'
import { orderNow } from '#lib/device/clock'
import { observable } from '#lib/observable'
import { isRequestId } from '#lib/requestId'
import { storedByName, storedKeysUnder, storedValue } from '#lib/storage/storedValue'
import { isFinalRefusal, isWithoutRoom, noAnswer } from '../client/provider'

interface Asked<Order> {
  /** As it was asked for, read by its schema: amounts in satang. */
  order: Order
  requestId: string
}

/** What a player may do about a lost order. */
export interface LostChoice {
  /** Sends it as a new order: the player has said yes again. */
  sendAgain: () => Promise<void>
  /** Forgets it: the player does not want it any more. */
  leave: () => void
}

/**
 * - `draft`: nothing is asked for yet
 * - `confirming`: the sheet is open; the request id is made and kept
 * - `sending`: on its way from this page
 * - `accepted`, `refused`: the provider's final answer
 * - `unknown`: sent, and the answer was lost; it is retried until the answer is known
 * - `lost`: it never arrived and cannot any more, or (not `isCertain`) nobody can tell. The player
 *   chooses: send it again, or leave it
 */
export type MoneyState<Order, Answer> =
  | { phase: 'draft' }
  | ({ phase: 'confirming' } & Asked<Order>)
  | ({ phase: 'sending' } & Asked<Order>)
  | ({ phase: 'unknown' } & Asked<Order>)
  | ({ phase: 'lost'; isCertain: boolean } & LostChoice & Asked<Order>)
  | ({ phase: 'accepted'; answer: Answer } & Asked<Order>)
  | { phase: 'refused'; code: string; failure: Failure }

/** How one attempt to send an order ended; see the phases of {@link MoneyState}. */
export type MoneyOutcome<Answer> =
  | { phase: 'accepted'; answer: Answer }
  | { phase: 'refused'; failure: Failure }
  | { phase: 'unknown' }
  | { phase: 'lost'; isCertain: boolean }

/** Refused here, before anything was stored or sent. */
export const offlineRefusal: Failure = {
  kind: 'offline',
  status: null,
  message: 'offlinemoney',
  code: 'offlinemoney',
}

/** Another tab is sending an order of this kind, or the provider is still at it. */
export const inProgress: Failure = {
  kind: 'http',
  status: 409,
  message: 'requestinprogress',
  code: 'requestinprogress',
}

export function refused(failure: Failure): {
  phase: 'refused'
  code: string
  failure: Failure
} {
  return { phase: 'refused', code: failure.code ?? failure.message, failure }
}

export interface OrderOutcome {
  /** The kind, or `kind-slot`. */
  name: string
  stored: StoredOrder
  outcome: MoneyOutcome<unknown>
}

/** Final answers that no page has shown yet, the oldest first. */
export const orderOutcomes = observable<readonly OrderOutcome[]>([])

/** Has the end of an order shown on whatever page is open; unknown and lost ones are listed in the history. */
export function noteOutcome(ended: OrderOutcome): void {
  const { phase } = ended.outcome
  if (phase === 'accepted' || phase === 'refused')
    orderOutcomes.set([...orderOutcomes.get(), ended])
}

/** An order that is being confirmed or was sent: stored, so that neither a crash nor a second tab can carry it out twice. */
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

/** What a mutation of RTK Query resolves to; it never rejects. */
export interface MutationResult<Answer> {
  data?: Answer | undefined
  error?: unknown
}

/** By request id: orders that this tab is sending. A page that is opened again waits for them. */
const underWay = new Map<string, Promise<unknown>>()

export function isUnderWay(requestId: string): boolean {
  return underWay.has(requestId)
}

/**
 * Sends an order, the first time or again. It is stored as sent before it is sent, and removed once its
 * answer is final. Only one tab at a time sends a player's orders of one kind.
 */
export async function sendOrder<Answer>(
  kind: string,
  stored: StoredOrder,
  post: () => PromiseLike<MutationResult<Answer>>,
): Promise<MoneyOutcome<Answer>> {
  const work = alone(`${kind}:${stored.userId}`, () => deliver(kind, stored, post))
  underWay.set(stored.requestId, work)
  try {
    const outcome = await work
    if (outcome !== null) return outcome
    // Another tab is sending. If this order was sent before, it may be this very one.
    if (stored.sentAt !== null) return { phase: 'unknown' }
    dropOrder(kind, stored)
    return { phase: 'refused', failure: inProgress }
  } finally {
    underWay.delete(stored.requestId)
  }
}

async function deliver<Answer>(
  kind: string,
  order: StoredOrder,
  post: () => PromiseLike<MutationResult<Answer>>,
): Promise<MoneyOutcome<Answer>> {
  const { userId, requestId } = order
  const standing = readOrder(kind, userId)
  const again = order.sentAt !== null
  const otherSent =
    standing !== null &&
    standing.requestId !== requestId &&
    standing.sentAt !== null &&
    standing.lost === undefined
  if (otherSent) return { phase: 'refused', failure: inProgress }
  // Another tab may have got the final answer meanwhile: the provider gives the same one again.
  const sent: StoredOrder = again ? order : { ...order, sentAt: orderNow() }
  if (!again) writeOrder(kind, sent)
  const outcome = outcomeOf(await post())
  if (outcome.phase === 'lost') {
    const isStill = readOrder(kind, userId)?.requestId === requestId
    if (isStill) writeOrder(kind, { ...sent, lost: outcome.isCertain ? 'undelivered' : 'unclear' })
  } else if (outcome.phase !== 'unknown') dropOrder(kind, order)
  return outcome
}

/** Whether the provider was asked what came of an order, and cannot tell. */
export function isUnclear({ error }: MutationResult<unknown>): boolean {
  return isFailure(error) && error.code === 'unclear'
}

/** What a provider's answer means for an order. */
export function outcomeOf<Answer>(result: MutationResult<Answer>): MoneyOutcome<Answer> {
  if (result.data !== undefined) return { phase: 'accepted', answer: result.data }
  const failure = isFailure(result.error) ? result.error : noAnswer
  if (failure.code === 'unclear') return { phase: 'lost', isCertain: false }
  if (failure.code === 'unknown' || failure.code === 'requestexpired') {
    return { phase: 'lost', isCertain: true }
  }
  return isFinalRefusal(failure) || isWithoutRoom(failure)
    ? { phase: 'refused', failure }
    : { phase: 'unknown' }
}

/** Null when another tab holds the lock. Browsers without locks rely on the provider's own rules. */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  const locks = locksOfBrowser()
  if (locks === undefined) return work()
  return locks.request(lockName(name), { ifAvailable: true }, (lock) =>
    lock === null ? null : work(),
  )
}

/** Resolves once no tab is sending a player's order of this kind. */
export async function untilSent(kind: string, userId: string): Promise<void> {
  await locksOfBrowser()?.request(lockName(`${kind}:${userId}`), () => undefined)
}

function locksOfBrowser(): LockManager | undefined {
  return Reflect.get(navigator, 'locks')
}

const lockName = (name: string) => `intent:${name}`

import { isFailure } from '#contract/failure'
import { orderNow } from '#lib/device/clock'
import { isFinalRefusal, isWithoutRoom, noAnswer } from '../client/provider'
import { inProgress, type MoneyOutcome } from './moneyState'
import { dropOrder, readOrder, type StoredOrder, writeOrder } from './storedOrder'

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

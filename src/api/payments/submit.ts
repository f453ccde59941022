/** Sends payment requests, the first time or again: lock, store, post, classify the answer, update the page. */
import * as v from 'valibot'
import { type Failure, isFailure } from '#contract/failure'
import { requestNow } from '#lib/device/clock'
import { isOnline } from '#lib/device/presence'
import { makeRequestId } from '#lib/requestId'
import type { Dispatch } from '../client/api'
import { isFinalError, isWithoutRoom, noAnswer } from '../client/provider'
import { validUntilFromNow } from '../client/providerRequest'
import { noteOutcome } from './openPayments'
import type { PaymentKind, RequestSchema } from './paymentKind'
import {
  inProgress,
  isPending,
  newRequest,
  offlineError,
  type PaymentOutcome,
  type PaymentRequest,
} from './paymentRequest'
import type { MutationResult } from './requestHistory'
import { dropRequest, keepRequest, readRequest } from './requestStore'

/** Ids of the requests that this tab is sending. */
const underWay = new Set<string>()

/**
 * Sends a request once. Only one tab at a time sends a player's requests of one name, and none is sent while
 * another of that name is pending. The request is stored as sent before it goes out, and removed once its
 * answer is final. The first send starts the confirmation period.
 */
export async function submit<Schema extends RequestSchema, Answer>(
  dispatch: Dispatch,
  kind: PaymentKind<Schema, Answer>,
  name: string,
  request: PaymentRequest,
): Promise<void> {
  const { userId, requestId } = request
  if (underWay.has(requestId)) return
  underWay.add(requestId)
  const isFirst = request.sentAt === null
  const sent = isFirst ? confirmed(request) : request
  const payment = kind.open(name, userId)
  const settle = (outcome: PaymentOutcome<Answer>) => {
    keepOutcome(name, sent, outcome)
    const isShown = payment.apply({ type: 'end', requestId, outcome, now: performance.now() })
    if (!isShown) noteOutcome({ name, request: sent, outcome })
  }
  const giveUp = (failure: Failure) =>
    settle(isFirst ? { phase: 'rejected', failure } : { phase: 'pending' })
  try {
    if (isFirst) {
      payment.apply({
        type: 'send',
        asked: { request: sent, body: v.parse(kind.schema, sent.order) },
      })
    }
    if (!isOnline()) return giveUp(offlineError)
    const isAlone = await alone(lockName(name, userId), async () => {
      const kept = readRequest(name, userId)
      if (isPending(kept) && kept.requestId !== requestId) return giveUp(inProgress)
      if (isFirst) keepRequest(name, sent)
      settle(outcomeOf(await kind.post(dispatch, sent)))
    })
    if (isAlone) return
    giveUp(inProgress)
    // The page says that another tab was first until that tab has finished.
    void locks()
      ?.request(lockName(name, userId), () => undefined)
      .then(() => payment.apply({ type: 'release' }))
  } finally {
    underWay.delete(requestId)
  }
}

/** Confirms a request from now on, by the provider's clock. */
function confirmed(request: PaymentRequest): PaymentRequest {
  const body = { ...request.order, validUntil: validUntilFromNow() }
  return { ...request, order: body, sentAt: requestNow() }
}

function keepOutcome(
  name: string,
  request: PaymentRequest,
  outcome: PaymentOutcome<unknown>,
): void {
  const isKept = readRequest(name, request.userId)?.requestId === request.requestId
  if (outcome.phase === 'pending' || !isKept) return
  if (outcome.phase === 'undelivered') {
    keepRequest(name, { ...request, lost: outcome.isCertain ? 'undelivered' : 'unclear' })
  } else dropRequest(name, request)
}

/** Classifies a provider's answer to a request. */
export function outcomeOf<Answer>(result: MutationResult<Answer>): PaymentOutcome<Answer> {
  if (result.data !== undefined) return { phase: 'accepted', answer: result.data }
  const failure = isFailure(result.error) ? result.error : noAnswer
  if (failure.code === 'unclear') return { phase: 'undelivered', isCertain: false }
  if (failure.code === 'unknown' || failure.code === 'requestexpired') {
    return { phase: 'undelivered', isCertain: true }
  }
  return isFinalError(failure) || isWithoutRoom(failure)
    ? { phase: 'rejected', failure }
    : { phase: 'pending' }
}

/** Asks once for the result of a pending request, by sending it again while its confirmation is valid. */
export async function retryRequest(
  dispatch: Dispatch,
  kind: PaymentKind | undefined,
  name: string,
  userId: string,
): Promise<void> {
  const request = readRequest(name, userId)
  if (!isPending(request)) return
  if (kind && v.is(kind.schema, request.order)) return submit(dispatch, kind, name, request)
  console.warn(`What is kept of a payment request (${name}) does not fit any more`, request)
  dropRequest(name, request)
}

/** Sends an undelivered request as a new one, after the player confirmed it again. */
export async function sendAgain(
  dispatch: Dispatch,
  kind: PaymentKind | undefined,
  name: string,
  userId: string,
): Promise<void> {
  const lost = readRequest(name, userId)
  if (lost?.lost === undefined || kind === undefined || !isOnline()) return
  const request = newRequest({ ...lost.order, userId, requestId: makeRequestId() })
  keepRequest(name, request)
  await submit(dispatch, kind, name, request)
}

/** Gets the final answer that another tab received. The provider repeats it for the same request. */
export async function learnOutcome<Schema extends RequestSchema, Answer>(
  dispatch: Dispatch,
  kind: PaymentKind<Schema, Answer>,
  name: string,
  request: PaymentRequest,
): Promise<void> {
  const { requestId, userId } = request
  const outcome = outcomeOf(await kind.post(dispatch, request))
  kind.open(name, userId).apply({ type: 'end', requestId, outcome, now: performance.now() })
}

const lockName = (name: string, userId: string) => `intent:${name}:${userId}`

function locks(): LockManager | undefined {
  return Reflect.get(navigator, 'locks')
}

/** @returns false when another tab holds the lock. Browsers without locks rely on the provider's own rules. */
async function alone(name: string, work: () => Promise<void>): Promise<boolean> {
  const manager = locks()
  if (manager === undefined) {
    await work()
    return true
  }
  return manager.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
    return lock !== null
  })
}

import type { GenericSchema } from 'valibot'
import { type Failure, isFailure } from '#contract/failure'
import { nextOf } from '#contract/page'
import { BadAnswer, providerPaths, readProvider } from '#contract/provider'
import { providerExt, providerUrl } from '#lib/environment'
import { cacheAnswer, cachedAnswer, currentSession, type Owner } from '../cache/cachedAnswers'
import { answeredNow, type CachedResult } from '../cache/loadState'
import { noteFailedLoad } from '../client/retrying'
import { contentOf, isRefusalOf, requireAnswerTo } from '../money/answerTo'
import { expiryOf } from '../money/validUntil'
import { endSession } from '../session/sessionEnd'
import type { SessionDispatch } from '../session/sessionState'
import { type DataTag, tagged } from './api'
import { isRefusal, noAnswer, providerFailure } from './providerFailure'
import { request } from './request'
import { announceChange } from './tabs'

export interface ProviderCall<T> {
  /** One of `providerPaths`. */
  path: string
  schema: GenericSchema<unknown, T>
  /** Whose answer it is, so that it can be kept for bad times; left out, it is never kept. */
  owner?: Owner | undefined
}

export interface Asking {
  signal: AbortSignal
  dispatch: SessionDispatch
}

/** The definition of an endpoint that asks the provider: what to ask for its argument, and its tag. */
export function providerQuery<Value, Argument>(
  tag: DataTag,
  queryOf: (argument: Argument) => ProviderCall<Value>,
) {
  return {
    queryFn: async (argument: Argument, { signal, dispatch }: Asking) => {
      const outcome = await askProvider(queryOf(argument), signal)
      // The session is not accepted any more: the login page, and the place remembered.
      if ('error' in outcome && outcome.error.status === 401) void dispatch(endSession('refused'))
      return outcome
    },
    providesTags: tagged(tag),
  }
}

type Outcome<T> = { data: CachedResult<T> } | { error: Failure }

/**
 * Asks the provider. What it answers passes its schema at this door or counts as no answer. Without
 * an answer the last kept one stands in, marked with its time and the reason; if there is none, the
 * reason is the error. What the provider refuses (4xx) is never papered over with an old answer.
 */
export async function askProvider<T>(
  { path, schema, owner }: ProviderCall<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  const url = providerUrl + path
  const session = currentSession()
  try {
    const body = await request(url, { signal })
    const data = answeredNow(readProvider(schema, body), nextOf(body))
    if (owner !== undefined) void cacheAnswer(owner, url, { body, asOf: data.asOf }, session)
    return { data }
  } catch (cause) {
    // The asker gave up, e.g. because the player logged out: nobody reads this any more.
    if (signal.aborted) return { error: noAnswer }
    const failure = providerFailure(cause, url)
    // Too many calls at a time: that says nothing of this one.
    const isMeant = isRefusal(failure) && failure.status !== 429
    if (!isMeant) noteFailedLoad()
    if (owner === undefined || isMeant) return { error: failure }
    const kept = await keptValue(owner, url, schema)
    return kept === null ? { error: failure } : { data: { ...kept, isStale: true, failure } }
  }
}

async function keptValue<T>(owner: Owner, url: string, schema: GenericSchema<unknown, T>) {
  const answer = await cachedAnswer(owner, url)
  if (answer === null) return null
  try {
    const { body, asOf } = answer
    return { value: readProvider(schema, body), asOf, next: nextOf(body) }
  } catch (cause) {
    console.warn(`The kept answer of ${url} does not fit any more`, cause)
    return null
  }
}

interface ProviderOrder<Answer> {
  /** One of `providerPaths`. */
  path: string
  answer: GenericSchema<unknown, Answer>
  /** What is no longer true after it, here and in the other tabs. */
  changes: readonly DataTag[]
}

interface AnyOrder {
  requestId: string
  /** Until when it may be carried out, as ISO text; left out where there is no end. */
  validUntil?: string | undefined
}

/**
 * The definition of a mutation: posts its argument as it is and reads the answer. An expired order is not
 * sent any more: the provider is asked what came of it. What the order changes is loaded again after a
 * refusal too, because the screen that offered it was out of date.
 */
export function providerMutation<Order extends AnyOrder, Answer>(
  definition: ProviderOrder<Answer>,
) {
  const { changes } = definition
  return {
    queryFn: (order: Order) => carryOut(order, definition),
    invalidatesTags: [...changes],
    onQueryStarted: async (_: Order, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
      try {
        await queryFulfilled
        announceChange(changes)
      } catch {
        // The caller has the reason.
      }
    },
  }
}

async function carryOut<Answer>(
  order: AnyOrder,
  { path, answer }: ProviderOrder<Answer>,
): Promise<{ data: Answer } | { error: Failure }> {
  const { isExpired, cannotArrive } = expiryOf(order)
  // Calls beyond the specification are off at this provider: only its histories show what came of an order.
  if (!providerExt) return { error: cannotArrive ? unclear : noAnswer }
  const url = providerUrl + (isExpired ? providerPaths.request(order.requestId) : path)
  try {
    const body = await request(url, isExpired ? {} : { method: 'POST', body: order })
    const isUnknown = contentOf(body) === unknownOrder
    // The order may still be on its way and arrive after this answer.
    if (isUnknown && !expiryOf(order).cannotArrive) throw new BadAnswer('It is too early to say')
    if (!isUnknown) requireAnswerTo(order, body)
    return { data: readProvider(answer, body) }
  } catch (cause) {
    return { error: failureOf(cause, order, url, isExpired) }
  }
}

/** A provider's answer about an order that never reached it. */
const unknownOrder = 'unknown'

/** Request ids whose question was answered 404 or 405 once: it counts the second time, since a gateway may have said it. */
const saidAbsent = new Set<string>()

/** Nobody can tell what came of the order. */
const unclear: Failure = { ...noAnswer, code: 'unclear' }

function failureOf(cause: unknown, order: AnyOrder, url: string, isExpired: boolean): Failure {
  const failure = providerFailure(isFailure(cause) ? ownRefusal(cause, order) : cause, url)
  const { status, code } = failure
  if (!isExpired || code !== undefined || (status !== 404 && status !== 405)) return failure
  if (saidAbsent.has(order.requestId)) return unclear
  saidAbsent.add(order.requestId)
  return failure
}

/** A refusal that is not about this order counts as a bad answer. */
function ownRefusal(failure: Failure, order: AnyOrder): Failure {
  const isBroken = (failure.status ?? 0) >= 500
  if (failure.body === undefined || isBroken || isRefusalOf(order, failure)) return failure
  console.error('A refusal that is not of this order came in its place', failure.body)
  const { status, retryAfter } = failure
  return { kind: 'badAnswer', status, retryAfter, message: 'The answer is of another order' }
}

/**
 * Orders to the provider: sent as they are, by their own request id; until when they may be carried out, and
 * which answer belongs to which, because on a bad line that of another order may come instead.
 */
import type { GenericSchema } from 'valibot'
import { type Failure, isFailure } from '#contract/failure'
import { BadAnswer, providerPaths, readProvider } from '#contract/provider'
import { orderNow } from '#lib/device/clock'
import { providerExt, providerUrl } from '#lib/environment'
import type { DataTag } from './api'
import { noAnswer, providerFailure } from './provider'
import { announceChange } from './refetch'
import { request } from './request'

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
    queryFn: (order: Order) => postOrAsk(order, definition),
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

async function postOrAsk<Answer>(
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

/** How long a confirmation is valid. A request that arrives later is refused, and only asked about. Milliseconds. */
const confirmationTtlMs = 2 * 60_000

/** How long a request may still be on its way after its confirmation has ended. Milliseconds. */
const graceMs = 10_000

/** The `validUntil` of a request that the player confirms now, by the provider's clock, as ISO text. */
export function validUntilFromNow(): string {
  return new Date(orderNow() + confirmationTtlMs).toISOString()
}

/**
 * When a confirmation ends, in milliseconds by two clocks of this device: `monotonic` never jumps, but may stand
 * still while the device sleeps; `wall` goes on then, but people can set it.
 */
interface End {
  monotonic: number
  wall: number
}

/** By request id: the end of each confirmation that was given in this page. */
const ends = new Map<string, End>()

/** `isExpired`: must not be sent any more. `cannotArrive`: nor can an earlier attempt still be on its way. */
function expiryOf({ requestId, validUntil }: AnyOrder): {
  isExpired: boolean
  cannotArrive: boolean
} {
  if (validUntil === undefined) return { isExpired: false, cannotArrive: false }
  const left = Date.parse(validUntil) - orderNow()
  const now = { monotonic: performance.now(), wall: Date.now() }
  if (left > 0 && !ends.has(requestId))
    ends.set(requestId, after(now, Math.min(left, confirmationTtlMs)))
  const { monotonic, wall } = ends.get(requestId) ?? after(now, left)
  const monotonicLeft = monotonic - now.monotonic
  return {
    isExpired: Math.min(left, monotonicLeft, wall - now.wall) < 0,
    cannotArrive: monotonicLeft < -graceMs,
  }
}

function after({ monotonic, wall }: End, milliseconds: number): End {
  return { monotonic: monotonic + milliseconds, wall: wall + milliseconds }
}

/** Once a provider has named the order in an answer, an answer that names none is not believed any more. */
let areOrdersNamed = false

/** The fields by which an order names an earlier one that it is about, e.g. to cancel it. */
const stepIds = ['depositId', 'receivedId', 'cashbackId', 'limitId'] as const

/** Fields that must be equal where an order and its answer both have them: as sent, so amounts in baht. */
const sharedFields = [
  'userId',
  'code',
  'PromotionID',
  ...stepIds,
  'providerCode',
  'stake',
  'side',
] as const

/** The ids of what orders make, e.g. of a new withdrawal. */
const madeIds = ['receivedId', 'redeemId', 'betId', 'claimId', 'spinId', 'withdrawId', 'depositId']

/** By the id of what was made: the request that made it. The same id for another request is an old answer. */
const requestByMadeId = new Map<string, string>()

/** Statuses with which servers in front of the provider answer by themselves, whatever was asked. */
const gatewayStatuses: readonly unknown[] = [401, 403, 404, 408, 429]

/** The clocks of a device and its provider may differ by so much. Milliseconds. */
export const clockToleranceMs = 60_000

/** Whether this provider says in its answers which order they belong to. */
export function areAnswersNamed(): boolean {
  return areOrdersNamed
}

/** Throws a {@link BadAnswer} for an answer to another order, and for one that belongs to none. */
function requireAnswerTo(order: AnyOrder, body: unknown): void {
  const content = contentOf(body)
  if (isObject(body) && 'requestId' in body) {
    if (body['requestId'] !== order.requestId) {
      throw new BadAnswer('The answer is of another order')
    }
    areOrdersNamed = true
  } else if (areOrdersNamed || !fits(order, { ...order }, content)) {
    throw new BadAnswer('The answer does not say which order it is of')
  }
  const id = madeIdIn(order, content)
  if (id !== undefined) requestByMadeId.set(id, order.requestId)
}

/** Whether another order is known to have made what `answer` tells of. */
export function isAnswerOfAnother(order: AnyOrder, answer: unknown): boolean {
  const id = madeIdIn(order, answer)
  return id !== undefined && (requestByMadeId.get(id) ?? order.requestId) !== order.requestId
}

/** Whether a coded refusal comes from the provider itself and is about this order. */
function isRefusalOf(order: AnyOrder, { status, body }: Failure): boolean {
  if (isObject(body) && 'requestId' in body) return body['requestId'] === order.requestId
  return !areOrdersNamed && !gatewayStatuses.includes(status)
}

/** For a provider that never names orders: whether nothing in its answer speaks against this order. */
function fits(asked: AnyOrder, order: Record<string, unknown>, answer: unknown): boolean {
  // Some providers refuse with a bare word, e.g. `notfound`.
  if (!isObject(answer)) return typeof answer === 'string'
  const differs = sharedFields.some(
    (name) => name in order && name in answer && String(order[name]) !== String(answer[name]),
  )
  // A deposit's `amount` has some satang on top that make it unique; `baseAmount` is what was asked for.
  const amount = answer['baseAmount'] ?? answer['amount']
  const wanted = order['amount']
  const isOtherAmount =
    wanted !== undefined && amount !== undefined && Number(wanted) !== Number(amount)
  if (differs || isOtherAmount || isAnswerOfAnother(asked, answer)) return false
  // What a step is about was made long before the step, so its time says nothing.
  const isStep = stepIds.some((name) => name in order && name in answer)
  const { createdAt } = answer
  const { validUntil } = asked
  if (isStep || typeof createdAt !== 'string' || validUntil === undefined) return true
  // An unreadable `createdAt` is NaN, which fails this comparison.
  return Date.parse(createdAt) >= Date.parse(validUntil) - confirmationTtlMs - clockToleranceMs
}

/** The id of what the order made; undefined where it made nothing, e.g. for a step of an earlier deposit. */
function madeIdIn(order: AnyOrder, answer: unknown): string | undefined {
  if (!isObject(answer)) return undefined
  const name = madeIds.find((each) => each in answer)
  return name === undefined || name in order ? undefined : String(answer[name])
}

function contentOf(body: unknown): unknown {
  return isObject(body) && 'data' in body ? body['data'] : body
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

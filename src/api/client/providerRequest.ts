/**
 * Requests of the player to the provider, sent unchanged under their own request id. This module knows how
 * long a request may be carried out, and which answer belongs to it: a bad connection may deliver the answer
 * to another request.
 */
import type { GenericSchema } from 'valibot'
import { type Failure, isFailure } from '#contract/failure'
import { BadAnswer, providerPaths, readProvider } from '#contract/provider'
import { requestNow } from '#lib/device/clock'
import { providerExt, providerUrl } from '#lib/environment'
import type { DataTag } from './api'
import { noAnswer, providerFailure } from './provider'
import { broadcastInvalidation } from './refetch'
import { request } from './request'

interface ProviderRequest<Answer> {
  /** One of `providerPaths`. */
  path: string
  answer: GenericSchema<unknown, Answer>
  /** Tags that are outdated after the request, here and in the other tabs. */
  changes: readonly DataTag[]
}

interface AnyRequest {
  requestId: string
  /** Until when the provider may carry it out, as ISO text. Undefined: without limit. */
  validUntil?: string | undefined
}

/**
 * Defines a mutation that posts its argument unchanged and reads the answer. An expired request is not sent
 * any more; the app asks the provider for its result instead. `changes` are loaded again after a refusal too,
 * because the screen that offered the request was out of date.
 */
export function providerMutation<Sent extends AnyRequest, Answer>(
  definition: ProviderRequest<Answer>,
) {
  const { changes } = definition
  return {
    queryFn: (sent: Sent) => postOrAsk(sent, definition),
    invalidatesTags: [...changes],
    onQueryStarted: async (_: Sent, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
      try {
        await queryFulfilled
        broadcastInvalidation(changes)
      } catch {
        // The caller handles the failure.
      }
    },
  }
}

async function postOrAsk<Answer>(
  sent: AnyRequest,
  { path, answer }: ProviderRequest<Answer>,
): Promise<{ data: Answer } | { error: Failure }> {
  const { isExpired, cannotArrive } = expiryOf(sent)
  // Calls beyond the specification are off at this provider. Only its histories show the result of a request.
  if (!providerExt) return { error: cannotArrive ? unclear : noAnswer }
  const url = providerUrl + (isExpired ? providerPaths.request(sent.requestId) : path)
  try {
    const body = await request(url, isExpired ? {} : { method: 'POST', body: sent })
    const isUnknown = contentOf(body) === unknownRequest
    // The request may still be on its way and arrive after this answer.
    if (isUnknown && !expiryOf(sent).cannotArrive) throw new BadAnswer('It is too early to say')
    if (!isUnknown) requireAnswerTo(sent, body)
    return { data: readProvider(answer, body) }
  } catch (cause) {
    return { error: failureOf(cause, sent, url, isExpired) }
  }
}

/** The provider's answer about a request that never reached it. */
const unknownRequest = 'unknown'

/**
 * Request ids whose status call was answered with 404 or 405 once. Only the second time counts, because the
 * first may come from a gateway.
 */
const saidAbsent = new Set<string>()

/** The failure of a request whose result cannot be determined. */
const unclear: Failure = { ...noAnswer, code: 'unclear' }

function failureOf(cause: unknown, sent: AnyRequest, url: string, isExpired: boolean): Failure {
  const failure = providerFailure(isFailure(cause) ? ownError(cause, sent) : cause, url)
  const { status, code } = failure
  if (!isExpired || code !== undefined || (status !== 404 && status !== 405)) return failure
  if (saidAbsent.has(sent.requestId)) return unclear
  saidAbsent.add(sent.requestId)
  return failure
}

/** Turns a refusal of another request into a bad answer. */
function ownError(failure: Failure, sent: AnyRequest): Failure {
  const isBroken = (failure.status ?? 0) >= 500
  if (failure.body === undefined || isBroken || isErrorOf(sent, failure)) return failure
  console.error('The answer is the refusal of another request', failure.body)
  const { status, retryAfter } = failure
  return { kind: 'badAnswer', status, retryAfter, message: 'The answer belongs to another request' }
}

/**
 * How long a confirmation is valid. A request that arrives later is refused; the app then only asks for its
 * result. Milliseconds.
 */
const confirmationTtlMs = 2 * 60_000

/** How long a request may still be on its way after its confirmation has ended. Milliseconds. */
const graceMs = 10_000

/** The `validUntil` of a request that the player confirms now, by the provider's clock, as ISO text. */
export function validUntilFromNow(): string {
  return new Date(requestNow() + confirmationTtlMs).toISOString()
}

/**
 * When a confirmation ends, in milliseconds by two clocks of this device. `monotonic` never jumps, but may
 * pause while the device sleeps. `wall` runs on then, but people can set it.
 */
interface End {
  monotonic: number
  wall: number
}

/** The end of each confirmation given on this page, by request id. */
const ends = new Map<string, End>()

/**
 * `isExpired`: the request must not be sent any more. `cannotArrive`: an earlier attempt cannot be on its way
 * any more either.
 */
function expiryOf({ requestId, validUntil }: AnyRequest): {
  isExpired: boolean
  cannotArrive: boolean
} {
  if (validUntil === undefined) return { isExpired: false, cannotArrive: false }
  const left = Date.parse(validUntil) - requestNow()
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

/**
 * Whether an answer of the provider has named its request. From then on, answers that name none are rejected.
 */
let areRequestsNamed = false

/** Fields by which a request names an earlier one, e.g. the deposit to cancel. */
const stepIds = ['depositId', 'receivedId', 'cashbackId', 'limitId'] as const

/** Fields that must be equal if a request and its answer both have them. As sent, so amounts are in baht. */
const sharedFields = [
  'userId',
  'code',
  'PromotionID',
  ...stepIds,
  'providerCode',
  'stake',
  'side',
] as const

/** The ids of new records, e.g. of a new withdrawal. */
const madeIds = ['receivedId', 'redeemId', 'betId', 'claimId', 'spinId', 'withdrawId', 'depositId']

/**
 * The request that created a record, by the record's id. In the answer to another request, the id proves an
 * old answer.
 */
const requestByMadeId = new Map<string, string>()

/** Statuses that servers in front of the provider send themselves, for any call. */
const gatewayStatuses: readonly unknown[] = [401, 403, 404, 408, 429]

/** How far the clocks of a device and its provider may differ, in milliseconds. */
export const clockToleranceMs = 60_000

/** Whether the provider names the request in its answers. */
export function areAnswersNamed(): boolean {
  return areRequestsNamed
}

/** @throws a {@link BadAnswer} if the answer belongs to another request, or to no request */
function requireAnswerTo(sent: AnyRequest, body: unknown): void {
  const content = contentOf(body)
  if (isObject(body) && 'requestId' in body) {
    if (body['requestId'] !== sent.requestId) {
      throw new BadAnswer('The answer belongs to another request')
    }
    areRequestsNamed = true
  } else if (areRequestsNamed || !fits(sent, { ...sent }, content)) {
    throw new BadAnswer('The answer does not name its request')
  }
  const id = madeIdIn(sent, content)
  if (id !== undefined) requestByMadeId.set(id, sent.requestId)
}

/** Whether another request is known to have created the record in `answer`. */
export function isAnswerOfAnother(sent: AnyRequest, answer: unknown): boolean {
  const id = madeIdIn(sent, answer)
  return id !== undefined && (requestByMadeId.get(id) ?? sent.requestId) !== sent.requestId
}

/** Whether a coded refusal comes from the provider itself and is about this request. */
function isErrorOf(sent: AnyRequest, { status, body }: Failure): boolean {
  if (isObject(body) && 'requestId' in body) return body['requestId'] === sent.requestId
  return !areRequestsNamed && !gatewayStatuses.includes(status)
}

/** For a provider that never names requests: whether its answer is compatible with this request. */
function fits(asked: AnyRequest, sent: Record<string, unknown>, answer: unknown): boolean {
  // Some providers refuse with a bare word, e.g. `notfound`.
  if (!isObject(answer)) return typeof answer === 'string'
  const differs = sharedFields.some(
    (name) => name in sent && name in answer && String(sent[name]) !== String(answer[name]),
  )
  // A deposit's `amount` has some satang on top that make it unique; `baseAmount` is the requested amount.
  const amount = answer['baseAmount'] ?? answer['amount']
  const wanted = sent['amount']
  const isOtherAmount =
    wanted !== undefined && amount !== undefined && Number(wanted) !== Number(amount)
  if (differs || isOtherAmount || isAnswerOfAnother(asked, answer)) return false
  // A step refers to an older record, so the record's time says nothing.
  const isStep = stepIds.some((name) => name in sent && name in answer)
  const { createdAt } = answer
  const { validUntil } = asked
  if (isStep || typeof createdAt !== 'string' || validUntil === undefined) return true
  // An unreadable `createdAt` is NaN, which fails this comparison.
  return Date.parse(createdAt) >= Date.parse(validUntil) - confirmationTtlMs - clockToleranceMs
}

/**
 * @returns the id of the record that the request created; undefined if it created none, e.g. for a step of an
 * earlier deposit
 */
function madeIdIn(sent: AnyRequest, answer: unknown): string | undefined {
  if (!isObject(answer)) return undefined
  const name = madeIds.find((each) => each in answer)
  return name === undefined || name in sent ? undefined : String(answer[name])
}

function contentOf(body: unknown): unknown {
  return isObject(body) && 'data' in body ? body['data'] : body
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

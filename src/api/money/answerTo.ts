/** Whether an answer belongs to the order that was sent: on a bad line that of another order may come instead. */
import { type Failure } from '#contract/failure'
import { BadAnswer } from '#contract/provider'
import { yesValidMs } from './validUntil'

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

interface Asked {
  requestId: string
  validUntil?: string | undefined
}

/** Whether this provider says in its answers which order they belong to. */
export function areAnswersNamed(): boolean {
  return areOrdersNamed
}

/** Throws a {@link BadAnswer} for an answer to another order, and for one that belongs to none. */
export function requireAnswerTo(order: Asked, body: unknown): void {
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
export function isAnswerOfAnother(order: Asked, answer: unknown): boolean {
  const id = madeIdIn(order, answer)
  return id !== undefined && (requestByMadeId.get(id) ?? order.requestId) !== order.requestId
}

/** Whether a coded refusal comes from the provider itself and is about this order. */
export function isRefusalOf(order: Asked, { status, body }: Failure): boolean {
  if (isObject(body) && 'requestId' in body) return body['requestId'] === order.requestId
  return !areOrdersNamed && !gatewayStatuses.includes(status)
}

/** For a provider that never names orders: whether nothing in its answer speaks against this order. */
function fits(asked: Asked, order: Record<string, unknown>, answer: unknown): boolean {
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
  return Date.parse(createdAt) >= Date.parse(validUntil) - yesValidMs - clockToleranceMs
}

/** The id of what the order made; undefined where it made nothing, e.g. for a step of an earlier deposit. */
function madeIdIn(order: Asked, answer: unknown): string | undefined {
  if (!isObject(answer)) return undefined
  const name = madeIds.find((each) => each in answer)
  return name === undefined || name in order ? undefined : String(answer[name])
}

export function contentOf(body: unknown): unknown {
  return isObject(body) && 'data' in body ? body['data'] : body
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

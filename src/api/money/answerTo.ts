/** Whether an answer is the answer to the order that was sent: on a bad line another one may come. */
import { BadAnswer } from '../../contract/provider'

/** Once a provider has named the order in an answer, an answer that does not is not its own. */
let isNamed = false

/** What an order and its answer both say, where they say it: baht, ids and choices as they travel. */
const shared = [
  'userId',
  'code',
  'depositId',
  'PromotionID',
  'receivedId',
  'cashbackId',
  'limitId',
  'providerCode',
  'stake',
  'side',
] as const

/** How far the clocks of a device and its provider may differ. Milliseconds. */
const clockToleranceMs = 60_000
/** How long a yes holds, so that its moment follows from its end. Milliseconds. */
const yesHoldsMs = 2 * 60_000

interface Asked {
  requestId: string
  validUntil?: string | undefined
}

/** Whether this provider says in its answers which order they are of. */
export function areAnswersNamed(): boolean {
  return isNamed
}

/** Throws a {@link BadAnswer} for an answer of another order, or of none. */
export function requireAnswerTo(order: Asked, body: unknown): void {
  if (isObject(body) && 'requestId' in body) {
    if (body['requestId'] !== order.requestId) {
      throw new BadAnswer('The answer is of another order')
    }
    isNamed = true
    return
  }
  if (isNamed || !fits({ ...order }, contentOf(body), order.validUntil)) {
    throw new BadAnswer('The answer does not say which order it is of')
  }
}

/** A provider that never names orders is believed when nothing in its answer speaks against it. */
function fits(order: Record<string, unknown>, answer: unknown, validUntil?: string): boolean {
  if (!isObject(answer)) return false
  const differs = shared.some(
    (name) => name in order && name in answer && String(order[name]) !== String(answer[name]),
  )
  // A deposit's amount is made unique by some satang; what was asked for stands beside it.
  const amount = answer['baseAmount'] ?? answer['amount']
  const asked = order['amount']
  if (
    differs ||
    (asked !== undefined && amount !== undefined && Number(asked) !== Number(amount))
  ) {
    return false
  }
  const { createdAt } = answer
  if (typeof createdAt !== 'string' || validUntil === undefined) return true
  // A moment that cannot be read fails here: it compares to nothing.
  return Date.parse(createdAt) >= Date.parse(validUntil) - yesHoldsMs - clockToleranceMs
}

function contentOf(body: unknown): unknown {
  return isObject(body) && 'data' in body ? body['data'] : body
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

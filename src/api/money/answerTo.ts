/** Whether an answer is the answer to the order that was sent: on a bad line another one may come. */
import { type Failure } from '#contract/failure'
import { BadAnswer } from '#contract/provider'
import { providerNow } from '#lib/providerClock'

/** How long a yes holds: what arrives later is refused, and only asked about from then on. Milliseconds. */
const yesHoldsMs = 2 * 60_000

/** What is late must have reached the provider by now, or be refused there. Milliseconds. */
const graceMs = 10_000

/** The end of a yes that is given now, by the clock of whoever judges it, as ISO text. */
export function endOfYes(): string {
  return new Date(providerNow() + yesHoldsMs).toISOString()
}

/** When a yes ends, in milliseconds: by a watch that nobody moves, and by a clock that goes on while the device sleeps. */
interface End {
  watch: number
  clock: number
}

/** Of each yes that was given here. */
const ends = new Map<string, End>()

interface Ending {
  requestId: string
  /** Until when it may be carried out, as ISO text; left out where there is no end. */
  validUntil?: string | undefined
}

/** `isLate`: not to be sent any more. `isOver`: nor can it still be on its way. */
export function endOf({ requestId, validUntil }: Ending): { isLate: boolean; isOver: boolean } {
  if (validUntil === undefined) return { isLate: false, isOver: false }
  const left = Date.parse(validUntil) - providerNow()
  const now = { watch: performance.now(), clock: Date.now() }
  if (left > 0 && !ends.has(requestId)) ends.set(requestId, after(now, Math.min(left, yesHoldsMs)))
  const { watch, clock } = ends.get(requestId) ?? after(now, left)
  const leftByWatch = watch - now.watch
  return {
    isLate: Math.min(left, leftByWatch, clock - now.clock) < 0,
    isOver: leftByWatch < -graceMs,
  }
}

function after({ watch, clock }: End, milliseconds: number): End {
  return { watch: watch + milliseconds, clock: clock + milliseconds }
}

/** Once a provider has named the order in an answer, an answer that does not is not its own. */
let isNamed = false

/** What an order names that does something about it, e.g. cancels it. */
const stepIds = ['depositId', 'receivedId', 'cashbackId', 'limitId'] as const

/** What an order and its answer both say, where they say it: baht, ids and choices as they travel. */
const shared = [
  'userId',
  'code',
  'PromotionID',
  ...stepIds,
  'providerCode',
  'stake',
  'side',
] as const

/** What an answer is known by that made something new, e.g. a withdrawal. */
const ownIds = ['receivedId', 'redeemId', 'betId', 'claimId', 'spinId', 'withdrawId', 'depositId']

/** The order that each of them came for: an answer that comes a second time is an earlier one. */
const answered = new Map<string, string>()

/** What doors and gateways say by themselves, of whatever comes their way. */
const saidOnTheWay: readonly unknown[] = [401, 403, 404, 408, 429]

/** How far the clocks of a device and its provider may differ. Milliseconds. */
export const clockToleranceMs = 60_000

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
  const content = contentOf(body)
  if (isObject(body) && 'requestId' in body) {
    if (body['requestId'] !== order.requestId) {
      throw new BadAnswer('The answer is of another order')
    }
    isNamed = true
  } else if (isNamed || !fits(order, { ...order }, content)) {
    throw new BadAnswer('The answer does not say which order it is of')
  }
  const id = ownIdIn(order, content)
  if (id !== undefined) answered.set(id, order.requestId)
}

/** Whether what is told came of an order already that is not this one. */
export function isAnswerOfAnother(order: Asked, answer: unknown): boolean {
  const id = ownIdIn(order, answer)
  return id !== undefined && (answered.get(id) ?? order.requestId) !== order.requestId
}

/** Whether a coded refusal is the provider's own word about this order. */
export function isRefusalOf(order: Asked, { status, body }: Failure): boolean {
  if (isObject(body) && 'requestId' in body) return body['requestId'] === order.requestId
  return !isNamed && !saidOnTheWay.includes(status)
}

/** A provider that never names orders is believed when nothing in its answer speaks against it. */
function fits(asked: Asked, order: Record<string, unknown>, answer: unknown): boolean {
  // A word of the provider's, e.g. `notfound`, is all that some say when they refuse.
  if (!isObject(answer)) return typeof answer === 'string'
  const differs = shared.some(
    (name) => name in order && name in answer && String(order[name]) !== String(answer[name]),
  )
  // A deposit's amount is made unique by some satang; what was asked for stands beside it.
  const amount = answer['baseAmount'] ?? answer['amount']
  const wanted = order['amount']
  const isOtherAmount =
    wanted !== undefined && amount !== undefined && Number(wanted) !== Number(amount)
  if (differs || isOtherAmount || isAnswerOfAnother(asked, answer)) return false
  // A step of something known is answered with what was made before.
  const isStep = stepIds.some((name) => name in order && name in answer)
  const { createdAt } = answer
  const { validUntil } = asked
  if (isStep || typeof createdAt !== 'string' || validUntil === undefined) return true
  // A moment that cannot be read fails here: it compares to nothing.
  return Date.parse(createdAt) >= Date.parse(validUntil) - yesHoldsMs - clockToleranceMs
}

/** The id of what the answer made; undefined where it made nothing, e.g. a step of something known. */
function ownIdIn(order: Asked, answer: unknown): string | undefined {
  if (!isObject(answer)) return undefined
  const name = ownIds.find((each) => each in answer)
  return name === undefined || name in order ? undefined : String(answer[name])
}

export function contentOf(body: unknown): unknown {
  return isObject(body) && 'data' in body ? body['data'] : body
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

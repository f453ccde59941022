import type { GenericSchema } from 'valibot'
import { type Failure, isFailure } from '../contract/failure'
import { BadAnswer, providerPaths, readProvider } from '../contract/provider'
import { providerUrl } from '../lib/environment'
import { requireAnswerTo } from './money/answerTo'
import { providerFailure } from './providerFailure'
import { request } from './request'
import { announceChange } from './tabs'
import type { DataTag } from './tags'

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

/** What is late must have reached the provider by now, or be refused there. */
const graceMs = 10_000

/**
 * The definition of a mutation: posts its argument as it is and reads the answer. An order whose end is
 * past is not sent any more, it is asked about. What it changes is asked for again after a refusal too:
 * a screen that let somebody try was out of date.
 */
export function toProvider<Order extends AnyOrder, Answer>(definition: ProviderOrder<Answer>) {
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
  const end = order.validUntil === undefined ? Infinity : Date.parse(order.validUntil)
  const isLate = Date.now() > end
  const url = providerUrl + (isLate ? providerPaths.request(order.requestId) : path)
  try {
    // Between its end and the grace it may still be on its way: nothing can be said yet.
    if (isLate && Date.now() < end + graceMs) throw new BadAnswer('It is too early to ask')
    const body = await request(url, isLate ? {} : { method: 'POST', body: order })
    if (body !== unknownOrder) requireAnswerTo(order, body)
    return { data: readProvider(answer, body) }
  } catch (cause) {
    return { error: failureOf(cause, order, url, isLate) }
  }
}

/** What a provider says of an order that never reached it. */
const unknownOrder = 'unknown'

function failureOf(cause: unknown, order: AnyOrder, url: string, isLate: boolean): Failure {
  const failure = providerFailure(isFailure(cause) ? ownRefusal(cause, order) : cause, url)
  // A provider without this call: nothing more is to be learned from it.
  const cannotTell = isLate && failure.kind === 'http' && failure.code === undefined
  return cannotTell && (failure.status === 404 || failure.status === 405)
    ? { ...failure, code: 'unclear' }
    : failure
}

/** A refusal that names another order is no answer to this one. */
function ownRefusal(failure: Failure, order: AnyOrder): Failure {
  const { body } = failure
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return failure
  if (body.requestId === order.requestId) return failure
  console.error('A refusal of another order came in its place', body)
  return { kind: 'badAnswer', status: failure.status, message: 'The answer is of another order' }
}

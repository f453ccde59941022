import { type Failure, isFailure } from '../contract/failure'
import { inProgress, type MoneyOutcome } from './moneyActionState'
import { dropIntent, type MoneyIntent, readIntent, writeIntent } from './moneyIntent'
import { noAnswer } from './providerFailure'

/** How a mutation of RTK Query ends: it never rejects. */
export interface MutationResult<Answer> {
  data?: Answer | undefined
  error?: unknown
}

type Post<Answer> = () => PromiseLike<MutationResult<Answer>>

/** Orders on their way from this page: one that was left and opened again waits for them. */
const underWay = new Map<string, Promise<unknown>>()

export function isUnderWay(requestId: string): boolean {
  return underWay.has(requestId)
}

/**
 * Sends an order, the first time or again. That it is sent is written down before it is; the note
 * goes when the provider's answer is final. Only one tab sends orders of a kind at a time.
 */
export async function sendOrder<Answer>(
  kind: string,
  intent: MoneyIntent,
  post: Post<Answer>,
): Promise<MoneyOutcome<Answer>> {
  const work = alone(kind, () => deliver(kind, intent, post))
  underWay.set(intent.requestId, work)
  try {
    const outcome = await work
    if (outcome !== null) return outcome
    // Another tab is sending; if this is repeated, then perhaps this very order.
    if (intent.sentAt !== null) return { phase: 'unknown' }
    dropIntent(kind, intent.userId, intent.requestId)
    return { phase: 'refused', failure: inProgress }
  } finally {
    underWay.delete(intent.requestId)
  }
}

async function deliver<Answer>(
  kind: string,
  intent: MoneyIntent,
  post: Post<Answer>,
): Promise<MoneyOutcome<Answer>> {
  const { userId, requestId } = intent
  const kept = readIntent(kind, userId)
  const again = intent.sentAt !== null
  const otherSent = kept !== null && kept.requestId !== requestId && kept.sentAt !== null
  if (otherSent) return { phase: 'refused', failure: inProgress }
  // Settled by another tab in the meantime: to send it again could do it a second time.
  if (again && kept === null) return { phase: 'unknown' }
  if (!again) writeIntent(kind, { ...intent, sentAt: Date.now() })
  const outcome = outcomeOf(await post(), again)
  if (outcome.phase !== 'unknown') dropIntent(kind, userId, requestId)
  return outcome
}

function outcomeOf<Answer>(result: MutationResult<Answer>, again: boolean): MoneyOutcome<Answer> {
  if (result.data !== undefined) return { phase: 'accepted', answer: result.data }
  const failure = isFailure(result.error) ? result.error : noAnswer
  return isFinal(failure, again) ? { phase: 'refused', failure } : { phase: 'unknown' }
}

/** Said before an order is looked at: to a repeated one they tell nothing about the first. */
const doorStatuses: readonly number[] = [401, 403, 404, 405, 429]

/** Whether the order is certainly not carried out, and will not be. */
function isFinal({ kind, status, code }: Failure, again: boolean): boolean {
  if (kind !== 'http' || status === null || status >= 500 || status === 408) return false
  if (code === inProgress.code) return false
  return !(again && doorStatuses.includes(status))
}

/** Null when another tab holds the lock. Browsers without locks rely on the provider's own rules. */
async function alone<T>(kind: string, work: () => Promise<T>): Promise<T | null> {
  const locks: LockManager | undefined = Reflect.get(navigator, 'locks')
  if (locks === undefined) return work()
  return locks.request(`intent:${kind}`, { ifAvailable: true }, (lock) =>
    lock === null ? null : work(),
  )
}

import type { Failure } from '#contract/failure'
import { observable } from '#lib/observable'
import type { StoredOrder } from './storedOrder'

interface Asked<Order> {
  /** As it was asked for, read by its schema: amounts in satang. */
  order: Order
  requestId: string
}

/** What a player may do about a lost order. */
export interface LostChoice {
  /** Sends it as a new order: the player has said yes again. */
  sendAgain: () => Promise<void>
  /** Forgets it: the player does not want it any more. */
  leave: () => void
}

/**
 * - `draft`: nothing is asked for yet
 * - `confirming`: the sheet is open; the request id is made and kept
 * - `sending`: on its way from this page
 * - `accepted`, `refused`: the provider's final answer
 * - `unknown`: sent, and the answer was lost; it is retried until the answer is known
 * - `lost`: it never arrived and cannot any more, or (not `isCertain`) nobody can tell. The player
 *   chooses: send it again, or leave it
 */
export type MoneyState<Order, Answer> =
  | { phase: 'draft' }
  | ({ phase: 'confirming' } & Asked<Order>)
  | ({ phase: 'sending' } & Asked<Order>)
  | ({ phase: 'unknown' } & Asked<Order>)
  | ({ phase: 'lost'; isCertain: boolean } & LostChoice & Asked<Order>)
  | ({ phase: 'accepted'; answer: Answer } & Asked<Order>)
  | { phase: 'refused'; code: string; failure: Failure }

/** How one attempt to send an order ended; see the phases of {@link MoneyState}. */
export type MoneyOutcome<Answer> =
  | { phase: 'accepted'; answer: Answer }
  | { phase: 'refused'; failure: Failure }
  | { phase: 'unknown' }
  | { phase: 'lost'; isCertain: boolean }

/** Refused here, before anything was stored or sent. */
export const offlineRefusal: Failure = {
  kind: 'offline',
  status: null,
  message: 'offlinemoney',
  code: 'offlinemoney',
}

/** Another tab is sending an order of this kind, or the provider is still at it. */
export const inProgress: Failure = {
  kind: 'http',
  status: 409,
  message: 'requestinprogress',
  code: 'requestinprogress',
}

export function refused(failure: Failure): {
  phase: 'refused'
  code: string
  failure: Failure
} {
  return { phase: 'refused', code: failure.code ?? failure.message, failure }
}

export interface OrderOutcome {
  /** The kind, or `kind-slot`. */
  name: string
  stored: StoredOrder
  outcome: MoneyOutcome<unknown>
}

/** Final answers that no page has shown yet, the oldest first. */
export const orderOutcomes = observable<readonly OrderOutcome[]>([])

/** Has the end of an order shown on whatever page is open; unknown and lost ones are listed in the history. */
export function noteOutcome(ended: OrderOutcome): void {
  const { phase } = ended.outcome
  if (phase === 'accepted' || phase === 'refused')
    orderOutcomes.set([...orderOutcomes.get(), ended])
}

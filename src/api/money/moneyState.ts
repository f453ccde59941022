import type { Failure } from '#contract/failure'
import { observable } from '#lib/observable'
import type { StoredOrder } from './storedOrder'

interface Asked<Order> {
  /** As it was asked for, read by its schema: amounts in satang. */
  order: Order
  requestId: string
}

/** What a player may do about an order of which nothing will come any more. */
export interface LostChoice {
  /** The player's new word: sends it as a new order. */
  sendAgain: () => Promise<void>
  /** The player leaves it be. */
  leave: () => void
}

/**
 * - `draft`: nothing is asked for yet
 * - `confirming`: the sheet is open; the request id is made and kept
 * - `sending`: on its way from this page
 * - `accepted`, `refused`: the provider's last word
 * - `unknown`: sent, and nobody knows what came of it; it is followed up until that is known
 * - `lost`: nothing will come of it any more: it never arrived, or (not `isCertain`) nobody can tell.
 *   The player chooses: send it again, or leave it
 */
export type MoneyState<Order, Answer> =
  | { phase: 'draft' }
  | ({ phase: 'confirming' } & Asked<Order>)
  | ({ phase: 'sending' } & Asked<Order>)
  | ({ phase: 'unknown' } & Asked<Order>)
  | ({ phase: 'lost'; isCertain: boolean } & LostChoice & Asked<Order>)
  | ({ phase: 'accepted'; answer: Answer } & Asked<Order>)
  | { phase: 'refused'; code: string; failure: Failure }

/** What a provider said to an order; `lost`: nothing came of it, and nothing will. */
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

/** Another tab is at it, or the provider still is. */
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
  /** The kind, with the slot where there is one. */
  name: string
  stored: StoredOrder
  outcome: MoneyOutcome<unknown>
}

/** Not said yet, the oldest first. */
export const orderOutcomes = observable<readonly OrderOutcome[]>([])

/** What is unknown or lost goes on being named where it is: only an end is to be said. */
export function noteOutcome(ended: OrderOutcome): void {
  const { phase } = ended.outcome
  if (phase === 'accepted' || phase === 'refused')
    orderOutcomes.set([...orderOutcomes.get(), ended])
}

/** What came of orders that no open page shows: it is to be said once, before nobody names them any more. */
import { observable } from '#lib/observable'
import type { KeptOrder } from './keptOrder'
import type { MoneyOutcome } from './moneyState'

export interface OrderOutcome {
  /** The kind, with the slot where there is one. */
  name: string
  kept: KeptOrder
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

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { KeptOrder } from './keptOrder'
import type { MoneyOutcome } from './moneyState'
import { answerInHistory, type OrderHistory } from './orderHistory'
import { noteOutcome, type OrderOutcome } from './orderOutcomes'
import { isUnclear, type MutationResult, sendOrder } from './sendOrder'

/** What is posted: the fields of `contract/order.ts` and those of its kind. */
export type OrderSchema = v.GenericSchema<
  { requestId: string; userId: string; validUntil?: string | undefined },
  unknown
>

/** What the screen fills in, as it goes over the wire: amounts in baht. */
export type OrderDraft<Schema extends OrderSchema> = Omit<
  v.InferInput<Schema>,
  'requestId' | 'userId' | 'validUntil'
>

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** A mutation made with `providerMutation`, e.g. `withdrawApi.endpoints.withdraw`. */
interface OrderEndpoint<Order, Answer> {
  initiate: (
    order: Order,
    options: { track: false },
  ) => (
    dispatch: Dispatch,
    getState: () => unknown,
    extra: unknown,
  ) => PromiseLike<MutationResult<Answer>>
}

/** What came of an order that was followed up. */
interface Settled<Answer> extends OrderOutcome {
  outcome: MoneyOutcome<Answer>
}

/** Answers whether it shows this order, so that nobody else has to say what came of it. */
type SettledWatcher<Answer> = (settled: Settled<Answer>) => boolean

/** A kind of order that moves money or claims value: what it must hold, and how it is sent. */
export interface MoneyOrder<Schema extends OrderSchema, Answer> {
  kind: string
  schema: Schema
  send: (dispatch: Dispatch, order: v.InferInput<Schema>) => PromiseLike<MutationResult<Answer>>
  /** Calls back with what came of an order that was followed up in this tab. Answers the function that stops. */
  watchSettled: (watcher: SettledWatcher<Answer>) => () => void
}

/** Tries once to learn what came of an order that was kept. Answers false when it does not fit its kind. */
type FollowUp = (dispatch: Dispatch, name: string, kept: KeptOrder) => Promise<boolean>

const followUps = new Map<string, FollowUp>()

/**
 * Defines a kind of order. What was kept of it can be followed up by whoever knows its kind alone, at a
 * provider that cannot be asked about it by its `history`.
 */
export function moneyOrder<Schema extends OrderSchema, Answer>(
  kind: string,
  endpoint: OrderEndpoint<v.InferInput<Schema>, Answer>,
  schema: Schema,
  history?: OrderHistory<Answer>,
): MoneyOrder<Schema, Answer> {
  const watchers = new Set<SettledWatcher<Answer>>()
  const send = (dispatch: Dispatch, order: v.InferInput<Schema>) =>
    dispatch(endpoint.initiate(order, { track: false }))
  followUps.set(kind, async (dispatch, name, kept) => {
    const order = withEnd(kept)
    if (!v.is(schema, order)) return false
    const outcome = await sendOrder<Answer>(name, kept, async () => {
      const result = await send(dispatch, order)
      return history && isUnclear(result) ? answerInHistory(history, kept) : result
    })
    if (outcome.phase === 'unknown') return true
    const settled = { name, kept, outcome }
    const isShown = [...watchers].map((tell) => tell(settled)).includes(true)
    if (!isShown) noteOutcome(settled)
    return true
  })
  return {
    kind,
    schema,
    send,
    watchSettled: (watcher) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
  }
}

/** Orders of 0.4.2 have no end: they are asked about, and not sent again. */
function withEnd({ order, sentAt }: KeptOrder): Record<string, unknown> {
  return 'validUntil' in order
    ? order
    : { ...order, validUntil: new Date(sentAt ?? 0).toISOString() }
}

/** How orders kept under `name` are followed up: it is a kind, or `kind-slot` where each row has its own. */
export async function followUpOf(name: string): Promise<FollowUp | null> {
  if (!followUps.has(name)) await import('./orderKinds')
  return followUps.get(name) ?? followUps.get(name.replace(/-.*/, '')) ?? null
}

/** Payment requests as the open pages of this tab show them, and answers that no page has shown. */
import * as v from 'valibot'
import { observable } from '#lib/observable'
import {
  type PaymentEvent,
  type PaymentOutcome,
  type PaymentRequest,
  type PaymentState,
  paymentReducer,
} from './paymentRequest'
import { requestStorage, type SentRequest } from './requestStore'

/** One payment request, shared by all pages of this tab. Fits React's `useSyncExternalStore`. */
export interface OpenPayment<Body, Answer> {
  get: () => PaymentState<Body, Answer>
  /** @returns a function that stops watching; without watchers only the stored request remains */
  subscribe: (watcher: () => void) => () => void
  /** @returns whether a page shows what the event changed */
  apply(event: PaymentEvent<Body, Answer>): boolean
}

/** @returns the payments of one kind, by name and player */
export function openPayments<Body, Answer>(schema: v.GenericSchema<unknown, Body>) {
  const payments = new Map<string, OpenPayment<Body, Answer>>()
  return (name: string, userId: string): OpenPayment<Body, Answer> => {
    const key = `${name}:${userId}`
    const payment = payments.get(key) ?? openPayment<Body, Answer>(schema, name, userId)
    payments.set(key, payment)
    return payment
  }
}

function openPayment<Body, Answer>(
  schema: v.GenericSchema<unknown, Body>,
  name: string,
  userId: string,
): OpenPayment<Body, Answer> {
  const storage = requestStorage(name, userId)
  const watchers = new Set<() => void>()
  let state: PaymentState<Body, Answer> = { phase: 'draft' }
  /** The stored request that `state` reflects; undefined: not read yet. */
  let known: PaymentRequest | null | undefined

  function get(): PaymentState<Body, Answer> {
    const kept = storage.get()
    if (kept !== known) {
      known = kept
      state = paymentReducer(state, { type: 'kept', asked: kept && readBy(schema, kept) })
    }
    return state
  }

  return {
    get,
    subscribe: (watcher) => {
      watchers.add(watcher)
      const stop = storage.subscribe(watcher)
      return () => {
        stop()
        watchers.delete(watcher)
        if (watchers.size > 0) return
        state = { phase: 'draft' }
        known = undefined
      }
    },
    apply(event) {
      if (watchers.size === 0) return false
      const before = get()
      const after = paymentReducer(before, event)
      state = after
      known = undefined
      for (const watcher of watchers) watcher()
      return after !== before
    },
  }
}

/** Treats a stored request that does not match its schema as missing. */
function readBy<Body>(schema: v.GenericSchema<unknown, Body>, request: PaymentRequest) {
  const body = v.safeParse(schema, request.order)
  return body.success ? { request, body: body.output } : null
}

export interface EndedRequest extends SentRequest {
  outcome: PaymentOutcome<unknown>
}

/** Final answers that no page has shown yet, the oldest first. */
export const untoldOutcomes = observable<readonly EndedRequest[]>([])

/** Queues a final answer to be shown on any open page. The history lists the other outcomes. */
export function noteOutcome(ended: EndedRequest): void {
  const { phase } = ended.outcome
  if (phase === 'accepted' || phase === 'rejected') {
    untoldOutcomes.set([...untoldOutcomes.get(), ended])
  }
}

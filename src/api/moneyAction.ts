import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as v from 'valibot'
import { isOnline } from '../lib/online'
import { makeRequestId } from '../lib/requestId'
import { isUnderWay, type MutationResult, sendOrder } from './moneyActionSend'
import { useSettling } from './moneyActionSettle'
import { type MoneyOutcome, type MoneyState, offlineRefusal, refused } from './moneyActionState'
import { dropIntent, type MoneyIntent, readIntent, storedIntent, writeIntent } from './moneyIntent'
import { selectPlayer } from './session'

/** What is posted: the fields of `contract/order.ts` and those of its kind. */
type OrderSchema = v.GenericSchema<{ requestId: string; userId: string }, unknown>

/** What the screen fills in, as it goes over the wire: amounts in baht. */
export type OrderDraft<Schema extends OrderSchema> = Omit<
  v.InferInput<Schema>,
  'requestId' | 'userId'
>

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** A click so soon after an order was accepted belongs to that order, unless `reset` came between. */
const secondClickMs = 500

/** A mutation made with `toProvider`, e.g. `withdrawApi.endpoints.withdraw`. */
interface MoneyEndpoint<Order, Answer> {
  initiate: (
    order: Order,
    options: { track: false },
  ) => (
    dispatch: Dispatch,
    getState: () => unknown,
    extra: unknown,
  ) => PromiseLike<MutationResult<Answer>>
}

export interface MoneyAction<Schema extends OrderSchema, Answer> {
  state: MoneyState<v.InferOutput<Schema>, Answer>
  /** Opens the confirm sheet: makes and keeps the request id. Does nothing while an order is under way. */
  confirm: (draft: OrderDraft<Schema>) => void
  /** The player's word: sends what is being confirmed, once. */
  send: () => Promise<void>
  /** Both at once, where no sheet asks. */
  submit: (draft: OrderDraft<Schema>) => Promise<void>
  /** Asks at once what came of an order in state `unknown`, instead of waiting for the next attempt. */
  settle: () => Promise<void>
  /** Back to the draft: closes the sheet, or puts a final answer away. What was sent stays. */
  reset: () => void
}

/**
 * The one way to move money or claim value. The request id is kept in the browser before the first
 * send and used until a final answer, so that neither a double click, a lost answer, a reload nor a
 * second tab can do it twice. Offline it is refused with `offlinemoney` before anything is stored.
 *
 * @param kind names the intent; one order of a kind at a time: 'deposit', 'withdraw', 'spin'…
 * @param endpoint a mutation that posts the order as it is (`toProvider`)
 * @param schema of the order on the wire; what the browser kept is checked with it
 */
export function useMoneyAction<Schema extends OrderSchema, Answer>(
  kind: string,
  endpoint: MoneyEndpoint<v.InferInput<Schema>, Answer>,
  schema: Schema,
): MoneyAction<Schema, Answer> {
  type State = MoneyState<v.InferOutput<Schema>, Answer>
  const dispatch = useDispatch<Dispatch>()
  const userId = useSelector(selectPlayer)?.id ?? ''
  const kept = useSyncExternalStore(storedIntent(kind).subscribe, () => readIntent(kind, userId))
  const [own, setOwn] = useState<State>({ phase: 'draft' })
  // Two clicks may come before the first one is drawn: what counts is here, not in the state.
  const waiting = useRef<MoneyIntent | null>(null)
  const sending = useRef(false)
  const acceptedAt = useRef(-Infinity)
  const state = stateOf(own, kept, schema)

  function confirm(draft: OrderDraft<Schema>): void {
    if (userId === '' || sending.current || waiting.current) return
    if (performance.now() - acceptedAt.current < secondClickMs) return
    const standing = readIntent(kind, userId)
    if (standing?.sentAt != null && v.is(schema, standing.order)) return
    if (!isOnline()) {
      setOwn(refused(offlineRefusal))
      return
    }
    const requestId = makeRequestId()
    const order = { ...draft, requestId, userId }
    const asked = { order: v.parse(schema, order), requestId }
    waiting.current = { userId, requestId, order, sentAt: null }
    writeIntent(kind, waiting.current)
    setOwn({ phase: 'confirming', ...asked })
  }

  async function send(): Promise<void> {
    const intent = waiting.current
    if (intent === null || sending.current) return
    waiting.current = null
    if (isOnline()) {
      await carryOut(intent)
      return
    }
    dropIntent(kind, userId, intent.requestId)
    setOwn(refused(offlineRefusal))
  }

  async function settle(): Promise<void> {
    if (kept?.sentAt == null || sending.current || isUnderWay(kept.requestId)) return
    if (isOnline()) await carryOut(kept)
  }

  async function carryOut(intent: MoneyIntent): Promise<void> {
    const { order, requestId } = intent
    if (!v.is(schema, order)) {
      dropIntent(kind, userId, requestId)
      return
    }
    const asked = { order: v.parse(schema, order), requestId }
    sending.current = true
    // What this page did before must not show again between the end of the intent and the answer.
    setOwn({ phase: intent.sentAt === null ? 'sending' : 'unknown', ...asked })
    try {
      const post = () => dispatch(endpoint.initiate(order, { track: false }))
      const outcome: MoneyOutcome<Answer> = await sendOrder(kind, intent, post)
      if (outcome.phase === 'accepted') {
        acceptedAt.current = performance.now()
        setOwn({ ...outcome, ...asked })
      } else setOwn(outcome.phase === 'refused' ? refused(outcome.failure) : { phase: 'draft' })
    } finally {
      sending.current = false
    }
  }

  function reset(): void {
    if (waiting.current) dropIntent(kind, userId, waiting.current.requestId)
    waiting.current = null
    acceptedAt.current = -Infinity
    if (!sending.current) setOwn({ phase: 'draft' })
  }

  useSettling(state.phase === 'unknown', settle)

  return {
    state,
    confirm,
    send,
    settle,
    submit: (draft) => {
      confirm(draft)
      return send()
    },
    reset,
  }
}

/** An order that was sent and has no final answer stands above everything but what this page does itself. */
function stateOf<Schema extends OrderSchema, Answer>(
  own: MoneyState<v.InferOutput<Schema>, Answer>,
  kept: MoneyIntent | null,
  schema: Schema,
): MoneyState<v.InferOutput<Schema>, Answer> {
  if (kept?.sentAt == null || own.phase === 'sending' || own.phase === 'accepted') return own
  const order = v.safeParse(schema, kept.order)
  return order.success ? { phase: 'unknown', order: order.output, requestId: kept.requestId } : own
}

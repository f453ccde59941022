import { useEffect, useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as v from 'valibot'
import { vibrate } from '#lib/device/motion'
import { isOnline, oncePageVisible } from '#lib/device/presence'
import { makeRequestId } from '#lib/requestId'
import type { Dispatch } from '../client/api'
import { selectPlayer } from '../session/session'
import type { PaymentKind, RequestDraft, RequestSchema } from './paymentKind'
import { newRequest, type PaymentState } from './paymentRequest'
import { dropRequest, keepRequest, leaveUndelivered } from './requestStore'
import { learnOutcome, retryRequest, sendAgain, submit } from './submit'

/** The player's options for an undelivered request. */
interface UndeliveredChoice {
  /** Sends it as a new request, because the player has confirmed again. */
  sendAgain: () => Promise<void>
  leave: () => void
}

/** A payment's state, with the player's options if it is undelivered. */
export type ShownPayment<Body, Answer> =
  | Exclude<PaymentState<Body, Answer>, { phase: 'undelivered' }>
  | (Extract<PaymentState<Body, Answer>, { phase: 'undelivered' }> & UndeliveredChoice)

export interface Payment<Schema extends RequestSchema, Answer> {
  state: ShownPayment<v.InferOutput<Schema>, Answer>
  /** Opens the confirm sheet: makes and stores the request id. Does nothing while a request is under way. */
  confirm: (draft: RequestDraft<Schema>) => void
  /** Sends the request that the player has just confirmed, once. */
  send: () => Promise<void>
  /** `confirm` and `send` in one, for requests without a sheet. */
  submit: (draft: RequestDraft<Schema>) => Promise<void>
  /** Asks at once for the result of a pending request, instead of waiting for the next attempt. */
  retry: () => Promise<void>
  /** Returns to the draft: closes the sheet or a final answer. A sent request stays sent. */
  reset: () => void
}

/**
 * The only way to move money or claim value. The request id is stored in the browser before the first send
 * and used until a final answer. So neither a double click, a lost answer, a reload nor a second tab repeats
 * a payment. Offline it is rejected with `offlinemoney` before it is sent. A request whose answer was lost is
 * reconciled on any open page.
 *
 * @param slot the row's id, if each row has its own request (e.g. each limit)
 */
export function usePayment<Schema extends RequestSchema, Answer>(
  kind: PaymentKind<Schema, Answer>,
  slot?: string,
): Payment<Schema, Answer> {
  const name = slot === undefined ? kind.name : `${kind.name}-${slot}`
  const dispatch = useDispatch<Dispatch>()
  const userId = useSelector(selectPlayer)?.id ?? ''
  const payment = kind.open(name, userId)
  const state = useSyncExternalStore(payment.subscribe, payment.get)

  useEffect(() => {
    if (state.phase === 'accepted') vibrate('done')
    if (state.phase === 'rejected') vibrate('refused')
  }, [state])

  const answeredElsewhere = state.phase === 'pending' && !state.isKept ? state.request : null
  useEffect(() => {
    if (answeredElsewhere === null) return
    // A hidden page asks the provider only once it is visible.
    oncePageVisible(() => void learnOutcome(dispatch, kind, name, answeredElsewhere))
  }, [dispatch, kind, name, answeredElsewhere])

  function confirm(draft: RequestDraft<Schema>): void {
    if (userId === '') return
    const request = newRequest({ ...draft, requestId: makeRequestId(), userId })
    const asked = { request, body: v.parse(kind.schema, request.order) }
    payment.apply({ type: 'confirm', asked, now: performance.now() })
    const next = payment.get()
    if (next.phase !== 'confirming' || next.request !== request) return
    if (isOnline()) keepRequest(name, request)
    // Offline it ends at once, before anything is stored.
    else void submit(dispatch, kind, name, request)
  }

  async function send(): Promise<void> {
    const now = payment.get()
    if (now.phase === 'confirming') await submit(dispatch, kind, name, now.request)
  }

  return {
    state:
      state.phase === 'undelivered'
        ? {
            ...state,
            sendAgain: () => sendAgain(dispatch, kind, name, userId),
            leave: () => leaveUndelivered(name, userId),
          }
        : state,
    confirm,
    send,
    submit: (draft) => {
      confirm(draft)
      return send()
    },
    retry: () => retryRequest(dispatch, kind, name, userId),
    reset: () => {
      const now = payment.get()
      if (now.phase === 'confirming') dropRequest(name, now.request)
      payment.apply({ type: 'reset' })
    },
  }
}

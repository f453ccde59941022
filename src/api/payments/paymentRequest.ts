/** A payment request and its life cycle: types, and the pure reducer of the state that a page shows. */
import type { Failure } from '#contract/failure'

/**
 * A request as the browser stores it. The field names are those of version 0.4, so that its stored requests
 * stay readable, also in a tab that still runs it.
 */
export interface PaymentRequest {
  userId: string
  requestId: string
  /** The body as it is sent: the provider repeats its answer only for the same id with the same content. */
  order: Record<string, unknown>
  /** When it was first sent, in milliseconds since 1970; null before the player's confirmation. */
  sentAt: number | null
  /** Set once the request can no longer arrive (`undelivered`), or the provider cannot tell (`unclear`). */
  lost?: 'undelivered' | 'unclear' | undefined
}

/** @returns a request that the player has not confirmed yet */
export function newRequest(fields: { requestId: string; userId: string }): PaymentRequest {
  return { userId: fields.userId, requestId: fields.requestId, order: { ...fields }, sentAt: null }
}

/** Whether a request was sent and still waits for its answer. */
export function isPending(request: PaymentRequest | null): request is PaymentRequest {
  return request?.sentAt != null && request.lost === undefined
}

/** How one attempt to send a request ended; see the phases of {@link PaymentState}. */
export type PaymentOutcome<Answer> =
  | { phase: 'accepted'; answer: Answer }
  | { phase: 'rejected'; failure: Failure }
  | { phase: 'pending' }
  | { phase: 'undelivered'; isCertain: boolean }

export interface Asked<Body> {
  request: PaymentRequest
  /** The request's content as its schema reads it: amounts in satang. */
  body: Body
}

/**
 * - `draft`: no request yet
 * - `confirming`: the sheet is open; the request id exists and is stored
 * - `sending`: on its way from this tab
 * - `pending`: sent, and the answer was lost; reconciled until the answer is known. Without `isKept`, another
 *   tab has the answer already
 * - `undelivered`: never arrived and cannot any more, or (without `isCertain`) the provider cannot tell. The
 *   player sends it again or gives it up
 * - `accepted` (since `at`), `rejected`: the final answer
 */
export type PaymentState<Body, Answer> =
  | { phase: 'draft' }
  | ({ phase: 'confirming' } & Asked<Body>)
  | ({ phase: 'sending' } & Asked<Body>)
  | ({ phase: 'pending'; isKept: boolean } & Asked<Body>)
  | ({ phase: 'undelivered'; isCertain: boolean } & Asked<Body>)
  | ({ phase: 'accepted'; answer: Answer; at: number } & Asked<Body>)
  | { phase: 'rejected'; failure: Failure }

/** `now` is in milliseconds of a clock that never jumps. */
export type PaymentEvent<Body, Answer> =
  /** The player submits the form, which opens the confirm sheet. */
  | { type: 'confirm'; asked: Asked<Body>; now: number }
  /** The player has confirmed: this tab sends the request for the first time. */
  | { type: 'send'; asked: Asked<Body> }
  /** An attempt of this tab has ended. */
  | { type: 'end'; requestId: string; outcome: PaymentOutcome<Answer>; now: number }
  /** The request in storage: after a reload, or because any tab changed it. */
  | { type: 'kept'; asked: Asked<Body> | null }
  /** The other tab that sent first has finished. */
  | { type: 'release' }
  /** The player closes the sheet or the answer. */
  | { type: 'reset' }

/** A click so soon after an accepted request belongs to that request. Milliseconds. */
export const secondClickMs = 500

/** Refused in this browser, before the request was stored as sent. */
export const offlineError: Failure = {
  kind: 'offline',
  status: null,
  message: 'offlinemoney',
  code: 'offlinemoney',
}

/** Another tab is sending a request of this kind. */
export const inProgress: Failure = {
  kind: 'http',
  status: 409,
  message: 'requestinprogress',
  code: 'requestinprogress',
}

/** @returns the state after an event; the same object if the event changes nothing */
export function paymentReducer<Body, Answer>(
  state: PaymentState<Body, Answer>,
  event: PaymentEvent<Body, Answer>,
): PaymentState<Body, Answer> {
  const { phase } = state
  const isUnderWay = phase === 'sending' || phase === 'pending'
  switch (event.type) {
    case 'confirm': {
      const isSecondClick = phase === 'accepted' && event.now - state.at < secondClickMs
      const isBusy = isUnderWay || phase === 'confirming' || isSecondClick
      return isBusy ? state : { phase: 'confirming', ...event.asked }
    }
    case 'send':
      return isUnderWay ? state : { phase: 'sending', ...event.asked }
    case 'end':
      return isUnderWay && state.request.requestId === event.requestId
        ? ended(state, event.outcome, event.now)
        : state
    case 'kept':
      return withKept(state, event.asked)
    case 'release':
      return phase === 'rejected' && state.failure === inProgress ? { phase: 'draft' } : state
    case 'reset':
      break
  }
  const isClosable = phase === 'confirming' || phase === 'accepted' || phase === 'rejected'
  return isClosable ? { phase: 'draft' } : state
}

type UnderWay<Body, Answer> = Extract<PaymentState<Body, Answer>, { phase: 'sending' | 'pending' }>

function ended<Body, Answer>(
  state: UnderWay<Body, Answer>,
  outcome: PaymentOutcome<Answer>,
  now: number,
): PaymentState<Body, Answer> {
  const { request, body } = state
  if (outcome.phase === 'rejected') return outcome
  if (outcome.phase === 'accepted') return { ...outcome, request, body, at: now }
  if (outcome.phase === 'undelivered') return { ...outcome, request, body }
  if (state.phase === 'sending') return { phase: 'pending', isKept: true, request, body }
  // Another tab had the answer, and this one cannot get it. The history shows the result.
  return state.isKept ? state : { phase: 'draft' }
}

/** Shows a stored request without a final answer, unless this tab is sending one or just had one accepted. */
function withKept<Body, Answer>(
  state: PaymentState<Body, Answer>,
  kept: Asked<Body> | null,
): PaymentState<Body, Answer> {
  const { phase } = state
  if (phase === 'sending' || phase === 'accepted') return state
  if (kept?.request.sentAt != null) {
    const { lost } = kept.request
    if (lost === undefined) return { phase: 'pending', isKept: true, ...kept }
    // A new request replaces one that never arrived.
    if (phase === 'confirming') return state
    return { phase: 'undelivered', isCertain: lost === 'undelivered', ...kept }
  }
  if (phase === 'pending') return state.isKept ? { ...state, isKept: false } : state
  return phase === 'undelivered' ? { phase: 'draft' } : state
}

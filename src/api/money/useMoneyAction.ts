import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as v from 'valibot'
import { isOnline, oncePageVisible } from '#lib/device/presence'
import { vibrate } from '#lib/device/vibrate'
import { makeRequestId } from '#lib/requestId'
import type { Dispatch } from '../client/api'
import { validUntilFromNow } from '../client/providerOrder'
import { selectPlayer } from '../session/session'
import type { MoneyOrder, OrderDraft, OrderSchema } from './moneyOrder'
import { leaveLostOrder, retryPendingOrder, sendLostOrder } from './pendingOrders'
import {
  dropOrder,
  inProgress,
  isUnderWay,
  type LostChoice,
  type MoneyOutcome,
  type MoneyState,
  newOrder,
  noteOutcome,
  offlineRefusal,
  orderStorage,
  outcomeOf,
  readOrder,
  refused,
  type StoredOrder,
  sendOrder,
  untilSent,
  writeOrder,
} from './sendOrder'

/** A click so soon after an order was accepted belongs to that order, unless `reset` came between. */
const secondClickMs = 500

export interface MoneyAction<Schema extends OrderSchema, Answer> {
  state: MoneyState<v.InferOutput<Schema>, Answer>
  /** Opens the confirm sheet: makes and keeps the request id. Does nothing while an order is under way. */
  confirm: (draft: OrderDraft<Schema>) => void
  /** The player has said yes: sends what is being confirmed, once. */
  send: () => Promise<void>
  /** `confirm` and `send` in one, for orders that no sheet asks about. */
  submit: (draft: OrderDraft<Schema>) => Promise<void>
  /** Asks at once what came of an order in state `unknown`, instead of waiting for the next attempt. */
  retry: () => Promise<void>
  /** Back to the draft: closes the sheet, or forgets a final answer. What was sent stays sent. */
  reset: () => void
}

/**
 * The one way to move money or claim value. The request id is kept in the browser before the first
 * send and used until a final answer, so that neither a double click, a lost answer, a reload nor a
 * second tab can do it twice. Offline it is refused with `offlinemoney` before anything is stored.
 * An order whose answer was lost is followed up by `pendingOrders.ts`, whatever page is open.
 *
 * @param slot the row's id, where each row has an order of its own (e.g. each limit)
 */
export function useMoneyAction<Schema extends OrderSchema, Answer>(
  { kind: kindOfAll, schema, send: post, watchOutcome }: MoneyOrder<Schema, Answer>,
  slot?: string,
): MoneyAction<Schema, Answer> {
  type State = MoneyState<v.InferOutput<Schema>, Answer>
  const kind = slot === undefined ? kindOfAll : `${kindOfAll}-${slot}`
  const dispatch = useDispatch<Dispatch>()
  const userId = useSelector(selectPlayer)?.id ?? ''
  const storage = orderStorage(kind, userId)
  const stored = useSyncExternalStore(storage.subscribe, storage.get)
  const [own, setOwn] = useState<State>({ phase: 'draft' })
  // Refs, not state: two clicks may come before the first one is rendered.
  const waiting = useRef<StoredOrder | null>(null)
  const sending = useRef(false)
  const acceptedAt = useRef(-Infinity)
  /** The order whose answer this page has already. */
  const answeredId = useRef<string | null>(null)
  /** Whether the player is still on this page. */
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  useEffect(() => {
    if (own.phase === 'accepted') vibrate('done')
    if (own.phase === 'refused') vibrate('refused')
  }, [own])

  function confirm(draft: OrderDraft<Schema>): void {
    if (userId === '' || sending.current || waiting.current) return
    if (performance.now() - acceptedAt.current < secondClickMs) return
    const standing = readOrder(kind, userId)
    // A lost order does not block a new one, which replaces it.
    const isUnknown = standing?.sentAt != null && standing.lost === undefined
    if (isUnknown && v.is(schema, standing.order)) return
    if (!isOnline()) {
      setOwn(refused(offlineRefusal))
      return
    }
    waiting.current = newOrder({ ...draft, requestId: makeRequestId(), userId })
    writeOrder(kind, waiting.current)
    setOwn({ phase: 'confirming', ...askedFor(waiting.current, schema) })
  }

  async function send(): Promise<void> {
    const order = waiting.current
    if (order === null || sending.current) return
    waiting.current = null
    if (isOnline()) {
      await carryOut(order)
      return
    }
    dropOrder(kind, order)
    setOwn(refused(offlineRefusal))
  }

  /** The two minutes of the player's yes begin here. */
  async function carryOut(confirmed: StoredOrder): Promise<void> {
    const order = { ...confirmed.order, validUntil: validUntilFromNow() }
    if (!v.is(schema, order)) throw new Error(`An order (${kind}) does not fit its schema`)
    const next = { ...confirmed, order }
    const asked = askedFor(next, schema)
    sending.current = true
    setOwn({ phase: 'sending', ...asked })
    try {
      const outcome = await sendOrder<Answer>(kind, next, () => post(dispatch, order))
      if (isOpen.current) finish(outcome, asked)
      else noteOutcome({ name: kind, stored: next, outcome })
      if (outcome.phase === 'refused' && outcome.failure === inProgress) void forgetOnceSent()
    } finally {
      sending.current = false
    }
  }

  /** Another tab was first: this page says so as long as that one is sending. An order that it sees itself it follows up. */
  async function forgetOnceSent(): Promise<void> {
    await untilSent(kind, userId)
    const isSettled = readOrder(kind, userId)?.sentAt == null
    setOwn((last) =>
      isSettled && last.phase === 'refused' && last.failure === inProgress
        ? { phase: 'draft' }
        : last,
    )
  }

  function finish(outcome: MoneyOutcome<Answer>, asked: Asked<Schema>): void {
    if (outcome.phase !== 'unknown') answeredId.current = asked.requestId
    if (outcome.phase === 'accepted') {
      acceptedAt.current = performance.now()
      setOwn({ ...outcome, ...asked })
    } else if (outcome.phase === 'unknown') setOwn({ ...outcome, ...asked })
    else setOwn(outcome.phase === 'refused' ? refused(outcome.failure) : { phase: 'draft' })
  }

  const settled = useEffectEvent(finish)
  useEffect(
    () =>
      watchOutcome(({ name, stored: order, outcome }) => {
        if (name !== kind || order.userId !== userId) return false
        settled(outcome, askedFor(order, schema))
        return true
      }),
    [watchOutcome, kind, userId, schema],
  )

  const unknown = useRef<StoredOrder | null>(null)
  const learnElsewhere = useEffectEvent(learn)
  useEffect(() => {
    const before = unknown.current
    unknown.current = stored?.sentAt != null && stored.lost === undefined ? stored : null
    if (sending.current) return
    // Otherwise an earlier state of this page would show for a moment after the stored order is gone.
    setOwn((last) => followed(last, stored, schema))
    if (before === null || stored !== null) return
    const isElsewhere = answeredId.current !== before.requestId && !isUnderWay(before.requestId)
    // A hidden page does not ask the provider; it does once somebody looks at it.
    if (isElsewhere) oncePageVisible(() => void learnElsewhere(before))
  }, [stored, schema])

  /**
   * Another tab has got the final answer. The provider gives the same answer to the same order, so this page
   * asks for it too; not where an order of this page was accepted, which another tab's refusal would hide.
   */
  async function learn(sent: StoredOrder): Promise<void> {
    if (own.phase === 'accepted' || !v.is(schema, sent.order)) return
    const outcome = outcomeOf(await post(dispatch, sent.order))
    const isKnown = outcome.phase !== 'unknown'
    finish(isKnown ? outcome : { phase: 'lost', isCertain: false }, askedFor(sent, schema))
  }

  function reset(): void {
    if (waiting.current) dropOrder(kind, waiting.current)
    waiting.current = null
    acceptedAt.current = -Infinity
    if (!sending.current) setOwn({ phase: 'draft' })
  }

  return {
    state: stateOf(own, stored, schema, {
      sendAgain: () => sendLostOrder(dispatch, kind, userId),
      leave: () => leaveLostOrder(kind, userId),
    }),
    confirm,
    send,
    retry: async () => {
      if (!sending.current && !(stored && isUnderWay(stored.requestId))) {
        await retryPendingOrder(dispatch, kind, userId)
      }
    },
    submit: (draft) => {
      confirm(draft)
      return send()
    },
    reset,
  }
}

interface Asked<Schema extends OrderSchema> {
  order: v.InferOutput<Schema>
  requestId: string
}

function askedFor<Schema extends OrderSchema>(
  { order, requestId }: StoredOrder,
  schema: Schema,
): Asked<Schema> {
  return { order: v.parse(schema, order), requestId }
}

/** A stored order without a final answer is shown before anything else, except while this page sends one or was just accepted. */
function stateOf<Schema extends OrderSchema, Answer>(
  own: MoneyState<v.InferOutput<Schema>, Answer>,
  stored: StoredOrder | null,
  schema: Schema,
  choice: LostChoice,
): MoneyState<v.InferOutput<Schema>, Answer> {
  if (stored?.sentAt == null || own.phase === 'sending' || own.phase === 'accepted') return own
  const order = v.safeParse(schema, stored.order)
  if (!order.success) return own
  const asked = { order: order.output, requestId: stored.requestId }
  return stored.lost === undefined
    ? { phase: 'unknown', ...asked }
    : { phase: 'lost', isCertain: stored.lost === 'undelivered', ...choice, ...asked }
}

/** The page's own state while an order is retried elsewhere: `unknown`, until its answer is there. */
function followed<Schema extends OrderSchema, Answer>(
  last: MoneyState<v.InferOutput<Schema>, Answer>,
  stored: StoredOrder | null,
  schema: Schema,
): MoneyState<v.InferOutput<Schema>, Answer> {
  const isUnknown =
    stored?.sentAt != null && stored.lost === undefined && v.is(schema, stored.order)
  return isUnknown && last.phase !== 'accepted'
    ? { phase: 'unknown', ...askedFor(stored, schema) }
    : last
}

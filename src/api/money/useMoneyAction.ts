import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as v from 'valibot'
import { isOnline } from '#lib/online'
import { makeRequestId } from '#lib/requestId'
import { onceSeen } from '#lib/storage/seen'
import { selectPlayer } from '../session/session'
import { endOfYes } from './answerTo'
import {
  dropOrder,
  type KeptOrder,
  newOrder,
  readOrder,
  storedOrder,
  writeOrder,
} from './keptOrder'
import type { Dispatch, MoneyOrder, OrderDraft, OrderSchema } from './moneyOrder'
import {
  type LostChoice,
  type MoneyOutcome,
  type MoneyState,
  noteOutcome,
  offlineRefusal,
  refused,
} from './moneyState'
import { isUnderWay, outcomeOf, sendOrder } from './sendOrder'
import { leaveLostOrder, sendLostOrder, settleOrder } from './settler'

/** A click so soon after an order was accepted belongs to that order, unless `reset` came between. */
const secondClickMs = 500

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
 * An order whose answer was lost is followed up by `settler.ts`, whatever page is open.
 *
 * @param slot where each row has an order of its own (a limit): its id
 */
export function useMoneyAction<Schema extends OrderSchema, Answer>(
  { kind: kindOfAll, schema, send: post, watchSettled }: MoneyOrder<Schema, Answer>,
  slot?: string,
): MoneyAction<Schema, Answer> {
  type State = MoneyState<v.InferOutput<Schema>, Answer>
  const kind = slot === undefined ? kindOfAll : `${kindOfAll}-${slot}`
  const dispatch = useDispatch<Dispatch>()
  const userId = useSelector(selectPlayer)?.id ?? ''
  const stored = storedOrder(kind, userId)
  const kept = useSyncExternalStore(stored.subscribe, stored.get)
  const [own, setOwn] = useState<State>({ phase: 'draft' })
  // Two clicks may come before the first one is drawn: what counts is here, not in the state.
  const waiting = useRef<KeptOrder | null>(null)
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

  function confirm(draft: OrderDraft<Schema>): void {
    if (userId === '' || sending.current || waiting.current) return
    if (performance.now() - acceptedAt.current < secondClickMs) return
    const standing = readOrder(kind, userId)
    // A lost one stands in nobody's way: the new yes takes its place.
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

  /** From here on the player's yes counts. */
  async function carryOut(confirmed: KeptOrder): Promise<void> {
    const order = { ...confirmed.order, validUntil: endOfYes() }
    if (!v.is(schema, order)) throw new Error(`An order (${kind}) does not fit its schema`)
    const next = { ...confirmed, order }
    const asked = askedFor(next, schema)
    sending.current = true
    setOwn({ phase: 'sending', ...asked })
    try {
      const outcome = await sendOrder<Answer>(kind, next, () => post(dispatch, order))
      if (isOpen.current) finish(outcome, asked)
      else noteOutcome({ name: kind, kept: next, outcome })
    } finally {
      sending.current = false
    }
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
      watchSettled(({ name, kept: order, outcome }) => {
        if (name !== kind || order.userId !== userId) return false
        settled(outcome, askedFor(order, schema))
        return true
      }),
    [watchSettled, kind, userId, schema],
  )

  const unknown = useRef<KeptOrder | null>(null)
  const settledElsewhere = useEffectEvent(learn)
  useEffect(() => {
    const before = unknown.current
    unknown.current = kept?.sentAt != null && kept.lost === undefined ? kept : null
    if (sending.current) return
    // What this page did before must not show again between the end of what was kept and its answer.
    setOwn((last) => followed(last, kept, schema))
    if (before === null || kept !== null) return
    const isElsewhere = answeredId.current !== before.requestId && !isUnderWay(before.requestId)
    // A hidden page costs the provider nothing: it asks when somebody looks.
    if (isElsewhere) onceSeen(() => void settledElsewhere(before))
  }, [kept, schema])

  /**
   * Another tab settled it: the provider answers the same order alike, and this page hears of it too. Where an
   * order of this page was accepted, that stands: another tab's refusal after it would deny it.
   */
  async function learn(settled: KeptOrder): Promise<void> {
    if (own.phase === 'accepted' || !v.is(schema, settled.order)) return
    const outcome = outcomeOf(await post(dispatch, settled.order))
    const isKnown = outcome.phase !== 'unknown'
    finish(isKnown ? outcome : { phase: 'lost', isCertain: false }, askedFor(settled, schema))
  }

  function reset(): void {
    if (waiting.current) dropOrder(kind, waiting.current)
    waiting.current = null
    acceptedAt.current = -Infinity
    if (!sending.current) setOwn({ phase: 'draft' })
  }

  return {
    state: stateOf(own, kept, schema, {
      sendAgain: () => sendLostOrder(dispatch, kind, userId),
      leave: () => leaveLostOrder(kind, userId),
    }),
    confirm,
    send,
    settle: async () => {
      if (!sending.current && !(kept && isUnderWay(kept.requestId))) {
        await settleOrder(dispatch, kind, userId)
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
  { order, requestId }: KeptOrder,
  schema: Schema,
): Asked<Schema> {
  return { order: v.parse(schema, order), requestId }
}

/** An order that was sent and has no final answer stands above everything but what this page does itself. */
function stateOf<Schema extends OrderSchema, Answer>(
  own: MoneyState<v.InferOutput<Schema>, Answer>,
  kept: KeptOrder | null,
  schema: Schema,
  choice: LostChoice,
): MoneyState<v.InferOutput<Schema>, Answer> {
  if (kept?.sentAt == null || own.phase === 'sending' || own.phase === 'accepted') return own
  const order = v.safeParse(schema, kept.order)
  if (!order.success) return own
  const asked = { order: order.output, requestId: kept.requestId }
  return kept.lost === undefined
    ? { phase: 'unknown', ...asked }
    : { phase: 'lost', isCertain: kept.lost === 'undelivered', ...choice, ...asked }
}

/** What the page itself remembers of an order that is followed up: unknown, until somebody knows what came of it. */
function followed<Schema extends OrderSchema, Answer>(
  last: MoneyState<v.InferOutput<Schema>, Answer>,
  kept: KeptOrder | null,
  schema: Schema,
): MoneyState<v.InferOutput<Schema>, Answer> {
  const isUnknown = kept?.sentAt != null && kept.lost === undefined && v.is(schema, kept.order)
  return isUnknown && last.phase !== 'accepted'
    ? { phase: 'unknown', ...askedFor(kept, schema) }
    : last
}

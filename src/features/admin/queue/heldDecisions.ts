/**
 * Decisions that a member of staff has confirmed but can still undo. Each is sent once: after five seconds, or
 * at once when the page is hidden, closed or left. Offline nothing is sent, and the decision fails visibly.
 */
import * as v from 'valibot'
import { clockNow } from '#lib/device/clock'
import { isOnline, isPageVisible, watchOnline } from '#lib/device/presence'
import type { Satang } from '#lib/money'
import { observable } from '#lib/observable'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import type { AdminFailure } from '../api/adminApi'
import { currentSession, onSessionEnd } from '../api/adminSession'

/** How long a decision can be undone, in ms. */
export const undoMs = 5_000

/** Result of the request; `approvalId` if it waits for a second person. */
export interface Outcome {
  failure: AdminFailure | null
  approvalId: string | null
}

export type Queue = 'deposit' | 'withdrawal'

export type Verdict = 'approve' | 'reject' | 'paid' | 'failed'

export interface Decided {
  /** The deposit's or withdrawal's id. */
  id: string
  queue: Queue
  decision: Verdict
  amount: Satang
}

/** A decision and its state; `sentAt` is compared with `performance.now()`. */
export interface HeldDecision extends Decided {
  state: 'held' | 'sending' | 'done' | 'failed' | 'undone'
  sentAt: number
  outcome: Outcome | null
}

interface Confirmed extends Decided {
  send: () => Promise<Outcome>
  /** Called with the result, also after the page was left. */
  answered: (outcome: Outcome) => void
}

export const heldDecisions = observable<readonly HeldDecision[]>([])

const waiting = new Map<string, { decision: Confirmed; timer: ReturnType<typeof setTimeout> }>()

/** Whether a decision on the row is waiting or on its way. */
export function isBeingDecided(all: readonly HeldDecision[], id: string): boolean {
  return all.some((one) => one.id === id && (one.state === 'held' || one.state === 'sending'))
}

/** Sends a decision after the time to undo it. Another decision on the same row is replaced. */
export function hold(decision: Confirmed): void {
  if (waiting.size === 0) watch()
  clearTimeout(waiting.get(decision.id)?.timer)
  const timer = setTimeout(() => void send(decision.id), undoMs)
  waiting.set(decision.id, { decision, timer })
  put(decision, 'held')
  remember()
}

/** Shows the result of a decision that was sent without the time to undo it. */
export function reportDecision(decided: Decided, outcome: Outcome): void {
  put(decided, outcome.failure === null ? 'done' : 'failed', outcome)
}

/** Gives up a decision that has not been sent. @returns false if it is too late */
export function undoDecision(id: string): boolean {
  const held = waiting.get(id)
  if (!held) return false
  forget(id)
  put(held.decision, 'undone')
  return true
}

/** Sends everything that waits, now. Resolves when all answers have come. */
export async function sendHeld(): Promise<void> {
  await Promise.all([...waiting.keys()].map(send))
}

/** Removes a line whose result has been read. */
export function dismissDecision(id: string): void {
  heldDecisions.set(heldDecisions.get().filter((one) => one.id !== id))
}

async function send(id: string): Promise<void> {
  const held = waiting.get(id)
  if (!held) return
  clearTimeout(held.timer)
  waiting.delete(id)
  if (waiting.size === 0) unwatch()
  const { decision } = held
  put(decision, 'sending')
  const outcome = await decision.send()
  remember(id)
  reportDecision(decision, outcome)
  decision.answered(outcome)
}

function put(decided: Decided, state: HeldDecision['state'], outcome: Outcome | null = null): void {
  const { id, queue, decision, amount } = decided
  const others = heldDecisions.get().filter((one) => one.id !== id)
  const sentAt = performance.now() + undoMs
  heldDecisions.set([...others, { id, queue, decision, amount, state, outcome, sentAt }])
}

function forget(id: string): void {
  clearTimeout(waiting.get(id)?.timer)
  waiting.delete(id)
  if (waiting.size === 0) unwatch()
  remember(id)
}

/** A connection that is lost in these seconds: the decision is not sent later, when the row may have changed. */
function failOffline(): void {
  if (isOnline()) return
  for (const [id, { decision }] of waiting) {
    forget(id)
    const failure: AdminFailure = { kind: 'offline', status: null, message: '' }
    reportDecision(decision, { failure, approvalId: null })
    decision.answered({ failure, approvalId: null })
  }
}

function sendIfHidden(): void {
  if (!isPageVisible()) void sendHeld()
}

function sendNow(): void {
  void sendHeld()
}

/** Without a session nothing can be sent. What waits stays stored, so that its author is told later. */
onSessionEnd(() => {
  for (const { timer } of waiting.values()) clearTimeout(timer)
  waiting.clear()
  unwatch()
  heldDecisions.set([])
})

let stopOnline: (() => void) | undefined

function watch(): void {
  addEventListener('pagehide', sendNow)
  document.addEventListener('visibilitychange', sendIfHidden)
  stopOnline = watchOnline(failOffline)
}

function unwatch(): void {
  removeEventListener('pagehide', sendNow)
  document.removeEventListener('visibilitychange', sendIfHidden)
  stopOnline?.()
  stopOnline = undefined
}

const unfinishedSchema = v.array(
  v.object({
    id: v.string(),
    queue: v.picklist(['deposit', 'withdrawal']),
    /** When it was confirmed, in ms since 1970. */
    at: v.number(),
  }),
)

export type Unfinished = v.InferOutput<typeof unfinishedSchema>[number]

/** Decisions without a result, by account: a window may be closed before the answer comes. */
export const unfinishedOf = storedByName((adminID) =>
  storedValue(`admin-held:${adminID}`, (stored) =>
    v.is(unfinishedSchema, stored) ? stored : null,
  ),
)

/** Stores what waits, and removes the row `finished`. */
function remember(finished?: string): void {
  const adminID = currentSession()?.adminID
  if (adminID === undefined) return
  unfinishedOf(adminID).update((known) => {
    const rest = (known ?? []).filter(({ id }) => id !== finished && !waiting.has(id))
    const now = [...waiting.values()].map(({ decision: { id, queue } }) => ({
      id,
      queue,
      at: known?.find((one) => one.id === id)?.at ?? clockNow(),
    }))
    const next = [...rest, ...now]
    return next.length === 0 ? null : next
  })
}

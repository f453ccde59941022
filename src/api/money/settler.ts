/** Follows up every order whose answer was lost, on whatever page the player is. */
import { isOnline, watchOnline } from '../../lib/online'
import { makeRequestId } from '../../lib/requestId'
import { selectPlayer } from '../session'
import type { SessionRoot } from '../sessionState'
import {
  adoptEarlierOrders,
  dropOrder,
  endOfYes,
  type KeptOrder,
  newOrder,
  readOrder,
  type UnknownOrder,
  unknownOrders,
  watchKeptOrders,
  writeOrder,
} from './keptOrder'
import { type Dispatch, followUpOf } from './moneyOrder'
import { isUnderWay } from './sendOrder'

/** Pauses between two attempts to learn what came of an order, in milliseconds; the last one stays. */
export const settlePauses: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

interface SettlerStore {
  getState: () => SessionRoot
  dispatch: Dispatch
  subscribe: (listener: () => void) => () => void
}

/** Asks once what came of the player's order of a kind: by sending it again while its yes holds. */
export async function settleOrder(dispatch: Dispatch, kind: string, userId: string): Promise<void> {
  const kept = readOrder(kind, userId)
  if (!isOpen(kept) || isUnderWay(kept.requestId) || !isOnline()) return
  const followUp = await followUpOf(kind)
  if (await followUp?.(dispatch, kind, kept)) return
  console.warn(`What was kept of an order (${kind}) does not fit any more`, kept)
  dropOrder(kind, kept)
}

/** The player's new word for an order that never arrived, or that nobody can tell of: it is a new order. */
export async function sendLostOrder(
  dispatch: Dispatch,
  kind: string,
  userId: string,
): Promise<void> {
  const lost = readOrder(kind, userId)
  const followUp = await followUpOf(kind)
  if (lost?.lost === undefined || followUp === null || !isOnline()) return
  const order = { ...lost.order, userId, requestId: makeRequestId(), validUntil: endOfYes() }
  writeOrder(kind, newOrder(order))
  await followUp(dispatch, kind, newOrder(order))
}

/** The player leaves such an order be. */
export function leaveLostOrder(kind: string, userId: string): void {
  const lost = readOrder(kind, userId)
  if (lost?.lost !== undefined) dropOrder(kind, lost)
}

/** Sent, and worth following up. */
function isOpen(kept: KeptOrder | null): kept is KeptOrder {
  return kept?.sentAt != null && kept.lost === undefined
}

/** When an order is tried next, and how often it was. */
interface Plan {
  attempts: number
  timer: ReturnType<typeof setTimeout>
}

/** Follows up the unknown orders of whoever is logged in, with growing pauses. Answers the function that stops. */
export function watchOrders({ getState, dispatch, subscribe }: SettlerStore): () => void {
  const plans = new Map<string, Plan>()
  const player = () => selectPlayer(getState())?.id

  function plan({ kind, kept }: UnknownOrder, attempts: number): void {
    const pause = settlePauses[Math.min(attempts, settlePauses.length - 1)]
    const timer = setTimeout(() => attempt({ kind, kept }, attempts), pause)
    plans.set(kept.requestId, { attempts, timer })
  }

  function attempt(order: UnknownOrder, attempts: number): void {
    const { kind, kept } = order
    if (player() !== kept.userId || !isOpen(readOrder(kind, kept.userId))) {
      plans.delete(kept.requestId)
      return
    }
    settleOrder(dispatch, kind, kept.userId)
      .catch((cause: unknown) => console.error(`Following up an order (${kind}) failed`, cause))
      .finally(() => {
        if (plans.has(kept.requestId)) plan(order, attempts + 1)
      })
  }

  /** Plans what is new, and lets go of what is settled or somebody else's. */
  function follow(): void {
    const userId = player()
    const open =
      userId === undefined ? [] : unknownOrders(userId).filter(({ kept }) => isOpen(kept))
    const ids = new Set(open.map(({ kept }) => kept.requestId))
    for (const [requestId, { timer }] of plans) {
      if (ids.has(requestId)) continue
      clearTimeout(timer)
      plans.delete(requestId)
    }
    for (const order of open) if (!plans.has(order.kept.requestId)) plan(order, 0)
  }

  /** The player is back, or the network: that is worth a try at once. */
  function hurry(): void {
    if (document.visibilityState === 'hidden') return
    const userId = player()
    if (userId === undefined) return
    for (const order of unknownOrders(userId)) {
      const planned = plans.get(order.kept.requestId)
      if (planned === undefined) continue
      clearTimeout(planned.timer)
      attempt(order, 0)
    }
  }

  adoptEarlierOrders()
  follow()
  const stops = [
    watchKeptOrders(follow),
    watchOnline(hurry),
    subscribe(followPlayer(player, follow)),
  ]
  document.addEventListener('visibilitychange', hurry)
  return () => {
    document.removeEventListener('visibilitychange', hurry)
    for (const stop of stops) stop()
    for (const { timer } of plans.values()) clearTimeout(timer)
    plans.clear()
  }
}

/** The store tells of everything; only another player matters here. */
function followPlayer(player: () => string | undefined, follow: () => void): () => void {
  let last = player()
  return () => {
    const next = player()
    if (next === last) return
    last = next
    follow()
  }
}

/** Follows up every order whose answer was lost, on whatever page the player is. */
import { isOnline, watchOnline } from '#lib/online'
import { makeRequestId } from '#lib/requestId'
import { watchSeen } from '#lib/storage/seen'
import { type Retrying, retrying } from '../client/retrying'
import { selectPlayer } from '../session/session'
import type { SessionRoot } from '../session/sessionState'
import { endOfYes } from './answerTo'
import {
  adoptEarlierOrders,
  dropOrder,
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

/** Follows up the unknown orders of whoever is logged in, with growing pauses. Answers the function that stops. */
export function watchOrders({ getState, dispatch, subscribe }: SettlerStore): () => void {
  const followed = new Map<string, Retrying>()
  const player = () => selectPlayer(getState())?.id

  const following = ({ kind, kept: { userId, requestId } }: UnknownOrder) =>
    retrying(async () => {
      await settleOrder(dispatch, kind, userId)
      const kept = readOrder(kind, userId)
      return isOpen(kept) && kept.requestId === requestId
    })

  /** Takes up what is new, and lets go of what is settled or somebody else's. */
  function follow(): void {
    const userId = player()
    const open =
      userId === undefined ? [] : unknownOrders(userId).filter(({ kept }) => isOpen(kept))
    const ids = new Set(open.map(({ kept }) => kept.requestId))
    for (const [requestId, { stop }] of followed) {
      if (ids.has(requestId)) continue
      stop()
      followed.delete(requestId)
    }
    for (const order of open) {
      const { requestId } = order.kept
      const one = followed.get(requestId) ?? following(order)
      followed.set(requestId, one)
      one.start()
    }
  }

  const hurry = () => {
    for (const one of followed.values()) one.hurry()
  }

  adoptEarlierOrders()
  follow()
  const stops = [
    watchKeptOrders(follow),
    watchOnline(hurry),
    watchSeen(hurry),
    subscribe(followPlayer(player, follow)),
  ]
  return () => {
    for (const stop of stops) stop()
    for (const { stop } of followed.values()) stop()
    followed.clear()
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

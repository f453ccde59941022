/** Finds out what came of every order whose answer was lost, whatever page the player is on. */
import { isOnline, watchOnline, watchPageVisible } from '#lib/device/presence'
import { makeRequestId } from '#lib/requestId'
import type { Dispatch } from '../client/api'
import { validUntilFromNow } from '../client/providerOrder'
import { type Retrying, retrying } from '../client/refetch'
import { selectPlayer } from '../session/session'
import type { SessionRoot } from '../session/sessionState'
import { followUpOf } from './moneyOrder'
import {
  adoptEarlierOrders,
  dropOrder,
  isUnderWay,
  newOrder,
  readOrder,
  type StoredOrder,
  type UnknownOrder,
  unknownOrders,
  watchStoredOrders,
  writeOrder,
} from './sendOrder'

interface PendingOrdersStore {
  getState: () => SessionRoot
  dispatch: Dispatch
  subscribe: (listener: () => void) => () => void
}

/** Asks once what came of the player's order of a kind: by sending it again while its yes is valid. */
export async function retryPendingOrder(
  dispatch: Dispatch,
  kind: string,
  userId: string,
): Promise<void> {
  const stored = readOrder(kind, userId)
  if (!isOpen(stored) || isUnderWay(stored.requestId) || !isOnline()) return
  const followUp = await followUpOf(kind)
  if (await followUp?.(dispatch, kind, stored)) return
  console.warn(`What is stored of an order (${kind}) does not fit any more`, stored)
  dropOrder(kind, stored)
}

/** Sends a lost order as a new one, after the player said yes to it again. */
export async function sendLostOrder(
  dispatch: Dispatch,
  kind: string,
  userId: string,
): Promise<void> {
  const lost = readOrder(kind, userId)
  const followUp = await followUpOf(kind)
  if (lost?.lost === undefined || followUp === null || !isOnline()) return
  const order = {
    ...lost.order,
    userId,
    requestId: makeRequestId(),
    validUntil: validUntilFromNow(),
  }
  writeOrder(kind, newOrder(order))
  await followUp(dispatch, kind, newOrder(order))
}

/** The player does not want a lost order any more. */
export function leaveLostOrder(kind: string, userId: string): void {
  const lost = readOrder(kind, userId)
  if (lost?.lost !== undefined) dropOrder(kind, lost)
}

/** Sent, and worth following up. */
function isOpen(stored: StoredOrder | null): stored is StoredOrder {
  return stored?.sentAt != null && stored.lost === undefined
}

/** Retries the unknown orders of whoever is logged in, with growing pauses. Returns the function that stops it. */
export function watchPendingOrders({
  getState,
  dispatch,
  subscribe,
}: PendingOrdersStore): () => void {
  const followed = new Map<string, Retrying>()
  const player = () => selectPlayer(getState())?.id

  const following = ({ kind, stored: { userId, requestId } }: UnknownOrder) =>
    retrying(async () => {
      await retryPendingOrder(dispatch, kind, userId)
      const stored = readOrder(kind, userId)
      return isOpen(stored) && stored.requestId === requestId
    })

  /** Starts retrying orders that are new, and stops for those that are settled or another player's. */
  function follow(): void {
    const userId = player()
    const open =
      userId === undefined ? [] : unknownOrders(userId).filter(({ stored }) => isOpen(stored))
    const ids = new Set(open.map(({ stored }) => stored.requestId))
    for (const [requestId, { stop }] of followed) {
      if (ids.has(requestId)) continue
      stop()
      followed.delete(requestId)
    }
    for (const order of open) {
      const { requestId } = order.stored
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
    watchStoredOrders(follow),
    watchOnline(hurry),
    watchPageVisible(hurry),
    subscribe(followPlayer(player, follow)),
  ]
  return () => {
    for (const stop of stops) stop()
    for (const { stop } of followed.values()) stop()
    followed.clear()
  }
}

/** The store reports every change; only another player matters here. */
function followPlayer(player: () => string | undefined, follow: () => void): () => void {
  let last = player()
  return () => {
    const next = player()
    if (next === last) return
    last = next
    follow()
  }
}

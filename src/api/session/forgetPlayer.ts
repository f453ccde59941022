import { accountPaths } from '#contract/account/account'
import { clearTable } from '#lib/storage/clearTable'
import { dropPushSheet } from '#lib/storage/pushSheet'
import { dropSharedSlip } from '#lib/storage/sharedSlip'
import { ownerOf } from '#lib/storage/storedKeys'
import { forgetStored } from '#lib/storage/storedValue'
import { forgetAnswers } from '../cache/cachedAnswers'
import { request } from '../client/request'
import { forgetSlips } from '../money/slipStore'
import { dropUnsentRequests } from '../payments/requestStore'
import type { SessionEnd } from './sessionState'
import { playerRemains } from './token'

/** Removes what only a player can have left on this device. */
const ofPlayers: readonly (() => unknown)[] = [
  // localStorage and sessionStorage; the list of keys names the owner of each.
  () => forgetStored((key) => ownerOf(key) === 'player'),
  // An unsent request is of no use later. A sent one stays; see the list of keys.
  dropUnsentRequests,
  // Cache Storage: answers to calls with a token, and slips that wait to be sent.
  () => forgetAnswers(),
  forgetSlips,
  // The device: shown alerts, future pushes, and the number on the icon.
  clearAlerts,
  // IndexedDB of the worker: the logged-in player, for answers without a connection.
  () => request(accountPaths.me, { method: 'DELETE' }),
]

/** Removes what visitors without an account may have left too. It goes with the next session that ends. */
const ofVisitors: readonly ((end?: SessionEnd) => unknown)[] = [
  () => forgetStored((key) => ownerOf(key) === 'visitor'),
  () => clearTable('contact-outbox', 'messages'),
  // At start, content that was just shared into the app belongs to no player yet and waits for a login.
  (end) => dropSharedSlip(end === undefined ? performance.timeOrigin : Infinity),
]

/**
 * Removes everything of a player from this device whenever a session ends. Also runs at start, without `end`,
 * for a session that expired while the app was closed. Demo data and settings of the device stay. A failed
 * task stops no other task and is repeated at the next start.
 */
export async function forgetPlayer(end?: SessionEnd): Promise<void> {
  // Versions before this list did not mark an end, so a visitor's draft from them is kept.
  const isFirstTime = playerRemains.get() === null
  const tasks = isFirstTime ? ofPlayers : [...ofPlayers, ...ofVisitors]
  const outcomes = await Promise.allSettled(tasks.map(async (task) => task(end)))
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of failed) console.error('Something of the player is left here', reason)
  if (failed.length === 0) playerRemains.set('none')
}

/**
 * Removes the number on the app's icon and the shown alerts, and ends pushes to this device, at the end of a
 * session.
 */
export async function clearAlerts(): Promise<void> {
  await dropPushSheet()
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge()
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  if (registration === undefined) return
  // Some browsers lack notifications of a worker, others lack push.
  const shown = 'getNotifications' in registration ? await registration.getNotifications() : []
  for (const one of shown) one.close()
  const manager = 'pushManager' in registration ? registration.pushManager : undefined
  await (await manager?.getSubscription())?.unsubscribe()
}

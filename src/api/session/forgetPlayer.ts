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

/** What only a player can have left here. */
const ofPlayers: readonly (() => unknown)[] = [
  // localStorage and sessionStorage: the list of keys says whose each is.
  () => forgetStored((key) => ownerOf(key) === 'player'),
  // A request that was never sent is nothing to come back to. One that was sent stays: see that list.
  dropUnsentRequests,
  // Cache Storage: answers to calls that carried a token, pictures of transfers that wait to be sent.
  () => forgetAnswers(),
  forgetSlips,
  // The device's: alerts that are shown, pushes to come, and the number on the icon.
  clearAlerts,
  // IndexedDB of the worker: who is logged in, for answering without a network.
  () => request(accountPaths.me, { method: 'DELETE' }),
]

/** What visitors without an account may have left here, too: it goes with the next session that ends. */
const ofVisitors: readonly ((end?: SessionEnd) => unknown)[] = [
  () => forgetStored((key) => ownerOf(key) === 'visitor'),
  () => clearTable('contact-outbox', 'messages'),
  // At the start: what has just been shared into the app is nobody's yet, and waits for a login.
  (end) => dropSharedSlip(end === undefined ? performance.timeOrigin : Infinity),
]

/**
 * Removes everything of a player that this device keeps: whenever a session ends, however it ends, and
 * at the start for a session that ran out while the app was closed. The demo sections belong to the
 * device; so do its choices. `end` is missing at the start. A failure stops nothing else and is made up for at the next start.
 */
export async function forgetPlayer(end?: SessionEnd): Promise<void> {
  // Versions before this list did not mark an end: a visitor's draft of theirs is not taken away.
  const isFirstTime = playerRemains.get() === null
  const tasks = isFirstTime ? ofPlayers : [...ofPlayers, ...ofVisitors]
  const outcomes = await Promise.allSettled(tasks.map(async (task) => task(end)))
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of failed) console.error('Something of the player is left here', reason)
  if (failed.length === 0) playerRemains.set('none')
}

/** For the end of a session: removes the number on the app's icon and the alerts that are shown, and ends pushes to this device. */
export async function clearAlerts(): Promise<void> {
  await dropPushSheet()
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge()
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  if (registration === undefined) return
  // Some browsers know no notifications of a worker, others no push.
  const shown = 'getNotifications' in registration ? await registration.getNotifications() : []
  for (const one of shown) one.close()
  const manager = 'pushManager' in registration ? registration.pushManager : undefined
  await (await manager?.getSubscription())?.unsubscribe()
}

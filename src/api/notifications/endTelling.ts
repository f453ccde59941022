import { dropPushSheet } from '#lib/storage/pushSheet'

/** Nothing of the player is told on this device any more: neither on the app's icon nor by the system, now or later. */
export async function endTelling(): Promise<void> {
  await dropPushSheet()
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge()
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  if (registration === undefined) return
  // Some browsers know no notifications of a worker, others no push.
  const told = 'getNotifications' in registration ? await registration.getNotifications() : []
  for (const one of told) one.close()
  const manager = 'pushManager' in registration ? registration.pushManager : undefined
  await (await manager?.getSubscription())?.unsubscribe()
}

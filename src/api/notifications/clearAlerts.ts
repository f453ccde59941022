import { dropPushSheet } from '#lib/storage/pushSheet'

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

import type { AlertMessage } from '#pwa/alertMessages'

/** Shows an alert (system notification) through the worker. */
export async function showAlert(message: AlertMessage): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  if (registration?.active) registration.active.postMessage(message)
  else console.warn('There is no worker that could show', message.tag)
}

/** Shows a number on the icon of the installed app, where the browser supports it; zero removes it. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch((cause: unknown) => console.warn('The icon shows no number', cause))
}

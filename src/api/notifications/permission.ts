import { watchPageVisible } from '#lib/device/presence'
import { observable } from '#lib/observable'

/** `unsupported`: this browser shows no notifications of a site, or only once it is installed. */
export type Permission = NotificationPermission | 'unsupported'

function read(): Permission {
  const shows =
    'Notification' in globalThis &&
    'serviceWorker' in navigator &&
    'ServiceWorkerRegistration' in globalThis &&
    'showNotification' in ServiceWorkerRegistration.prototype
  return shows ? Notification.permission : 'unsupported'
}

const known = observable<Permission>(read())

const reread = () => known.set(read())

/** What the browser permits: the person may change it in its settings at any time. */
export const permission = {
  get: known.get,
  subscribe: (watcher: () => void): (() => void) => {
    reread()
    const stops = [known.subscribe(watcher), watchPageVisible(reread), watchSetting()]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** Tells of a change while the page is looked at, where the browser does; else it is read on coming back. */
function watchSetting(): () => void {
  let status: PermissionStatus | undefined
  let isStopped = false
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (isStopped) return
      status = found
      status.addEventListener('change', reread)
    })
    .catch((cause: unknown) => console.warn('The browser does not tell of its permission', cause))
  return () => {
    isStopped = true
    status?.removeEventListener('change', reread)
  }
}

/** Has the browser ask where it has no answer yet. Browsers want that to come of a press. */
export async function askPermission(): Promise<Permission> {
  if (read() === 'default') await Notification.requestPermission()
  reread()
  return known.get()
}

import { observable } from '../observable'
import { watchPageVisible } from './presence'

/** `unsupported`: this browser shows no notifications of websites, or only of installed apps. */
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

/** The browser's permission, which the person may change in its settings at any time. */
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

/**
 * Reports changes while the page is open, if the browser does. Otherwise the page reads them when it becomes
 * visible.
 */
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

/** Asks for permission if the browser has no answer yet. Browsers require a click for that. */
export async function askPermission(): Promise<Permission> {
  if (read() === 'default') await Notification.requestPermission()
  reread()
  return known.get()
}

/** Worker side: shows alerts (system notifications), and opens the page of a clicked alert. */
import * as v from 'valibot'
import { isAdminPath } from '#lib/paths/admin'
import { guestPaths, isApartPath, plainPath } from '#lib/paths/publicPaths'
import {
  type AlertMessage,
  alertAddress,
  alertMessageSchema,
  type OpenMessage,
} from './alertMessages'

declare const self: ServiceWorkerGlobalScope

/** Shows an alert for a page. `asker` is the client id of that page, which is hidden, or it would not ask. */
export async function showAlertForPage(message: unknown, asker: string | undefined): Promise<void> {
  await showAlert(v.parse(alertMessageSchema, message), asker)
}

/** Shows an alert unless its reader sees a page, which shows the event itself. `asker` counts as hidden. */
export async function showAlert(
  { title, body, tag, lang, path }: Omit<AlertMessage, 'type'>,
  asker?: string,
): Promise<void> {
  const pages = await pagesFor(path)
  if (pages.some(({ id, visibilityState }) => id !== asker && visibilityState === 'visible')) return
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    data: path,
  })
}

/**
 * Brings the reader's page to the front and makes it open the page of the alert. Opens a window if there is
 * none.
 */
export async function openAlert(
  alert: Pick<Notification, 'tag' | 'data' | 'close'>,
): Promise<void> {
  alert.close()
  const { tag } = alert
  const path = v.parse(v.string(), alert.data)
  const [page] = await pagesFor(path)
  if (page === undefined) {
    // The back office marks no event as read.
    await self.clients.openWindow(isAdminPath(path) ? path : alertAddress(path, tag))
    return
  }
  // The page changes its address itself, because a reload would lose unsent input.
  page.postMessage({ type: 'open', path, tag } satisfies OpenMessage)
  await page.focus()
}

/** Alerts of the back office are for its own pages, all others for the player's. */
async function pagesFor(path: string): Promise<WindowClient[]> {
  if (!isAdminPath(path)) return playersPages()
  const pages = await self.clients.matchAll({ type: 'window' })
  return pages.filter(({ url }) => isAdminPath(new URL(url).pathname))
}

/**
 * The player's pages, without those of the back office and those before login. The last focused page comes
 * first.
 */
async function playersPages(): Promise<WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window' })
  return pages.filter(({ url }) => {
    const { pathname } = new URL(url)
    return !isApartPath(pathname) && !guestPaths.includes(plainPath(pathname))
  })
}

/** Worker side: shows alerts (notifications of the system), and opens the page of one that is pressed. */
import * as v from 'valibot'
import { guestPaths, isApartPath, plainPath } from '#lib/paths/entrance'
import {
  type AlertMessage,
  alertAddress,
  alertMessageSchema,
  type OpenMessage,
} from './alertMessages'

declare const self: ServiceWorkerGlobalScope

/** Shows the alert that a page asks for. `asker`: that page's client id; it is not visible, or it would not ask. */
export async function showAlertForPage(message: unknown, asker: string | undefined): Promise<void> {
  await showAlert(v.parse(alertMessageSchema, message), asker)
}

/** Shows an alert, unless the player sees a page, which shows the event itself. `asker` does not count as seen. */
export async function showAlert(
  { title, body, tag, lang, path }: Omit<AlertMessage, 'type'>,
  asker?: string,
): Promise<void> {
  const pages = await playersPages()
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

/** Brings the player's page to the front and has it open the page of the alert; opens a window where there is none. */
export async function openAlert(
  alert: Pick<Notification, 'tag' | 'data' | 'close'>,
): Promise<void> {
  alert.close()
  const { tag } = alert
  const path = v.parse(v.string(), alert.data)
  const [page] = await playersPages()
  if (page === undefined) {
    await self.clients.openWindow(alertAddress(path, tag))
    return
  }
  // The page changes its address itself: loaded anew it would lose what is being typed.
  page.postMessage({ type: 'open', path, tag } satisfies OpenMessage)
  await page.focus()
}

/** Neither the staff's pages nor those before the log-in; the one looked at last comes first. */
async function playersPages(): Promise<WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window' })
  return pages.filter(({ url }) => {
    const { pathname } = new URL(url)
    return !isApartPath(pathname) && !guestPaths.includes(plainPath(pathname))
  })
}

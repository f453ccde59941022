/** Worker side: what the system tells while the app is not looked at, and where a press on it leads. */
import * as v from 'valibot'
import { guestPaths, isApartPath, plainPath } from '#lib/paths/entrance'
import { type OpenMessage, type TellMessage, tellMessageSchema, toldAddress } from './tellMessages'

declare const self: ServiceWorkerGlobalScope

/** Tells what a page asks for; that one, by its client's id, knows itself that it is not seen. */
export async function tellByMessage(message: unknown, asker: string | undefined): Promise<void> {
  await tell(v.parse(tellMessageSchema, message), asker)
}

/** Tells it, unless the player sees a page: that says it by itself. `asker` is not asked. */
export async function tell(
  { title, body, tag, lang, path }: Omit<TellMessage, 'type'>,
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

/** Brings the player's page to the front and has it show what was told of; opens one where there is none. */
export async function openTold(told: Pick<Notification, 'tag' | 'data' | 'close'>): Promise<void> {
  told.close()
  const { tag } = told
  const path = v.parse(v.string(), told.data)
  const [page] = await playersPages()
  if (page === undefined) {
    await self.clients.openWindow(toldAddress(path, tag))
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

/** Worker side: a version in force that cannot start, because a host gave an earlier app the wrong files. */
import { cacheNames } from 'workbox-core'

declare const self: ServiceWorkerGlobalScope

/**
 * Whether no stored page can start: a script that it names came as something else, or its first script
 * is not stored. Such a page runs no code that could offer the next version.
 */
export async function isVersionBroken(): Promise<boolean> {
  const cache = await caches.open(cacheNames.precache)
  const pages = (await cache.keys()).filter(({ url }) => /\/index\.html(\?|$)/.test(url))
  const starts = await Promise.all(pages.map(async (page) => canStart(await cache.match(page))))
  return starts.length > 0 && starts.every((starting) => !starting)
}

async function canStart(page: Response | undefined): Promise<boolean> {
  const html = (await page?.text()) ?? ''
  const [, entry] = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(html) ?? []
  if (entry === undefined || !(await caches.match(entry))) return false
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js\b/g))
  const stored = await Promise.all([...scripts].map((script) => caches.match(script)))
  return stored.every((file) => !file?.headers.get('Content-Type')?.startsWith('text/html'))
}

/** Loads every page of the app again. A page that runs has the browser ask about input that is not sent. */
export async function reloadPages(): Promise<void> {
  await self.clients.claim()
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)))
}

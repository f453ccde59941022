/**
 * Worker side: detects an active version that cannot start because a host sent an earlier version wrong
 * files.
 */
import { cacheNames } from 'workbox-core'

declare const self: ServiceWorkerGlobalScope

/**
 * Whether no stored page can start: a script that it names was stored with a wrong type, or its first script
 * is missing. Such a page runs no code that could offer the next version.
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

/** Reloads every page of the app. The browser asks about unsent input on a running page. */
export async function reloadPages(): Promise<void> {
  await self.clients.claim()
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)))
}

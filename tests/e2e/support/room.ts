import type { Page } from '@playwright/test'

/**
 * The storage quota of a site on this page’s device, set through DevTools. Databases notice a smaller quota
 * only after half a minute, so it must be set before they are opened.
 */
export async function roomOf(page: Page, origin: string) {
  const door = await page.context().newCDPSession(page)
  const set = (quotaSize: number) =>
    door.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  return {
    set,
    /** Leaves this many bytes more than are used now. */
    async leave(bytes: number): Promise<void> {
      const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
      await set(used + bytes)
    },
    /** Restores the browser’s own quota. */
    free: () => door.send('Storage.overrideQuotaForOrigin', { origin }),
  }
}

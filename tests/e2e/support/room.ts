import type { Page } from '@playwright/test'

/**
 * The room that a site has on this page's device, by the browser's own door. Databases hear of less only
 * after half a minute: for what they shall feel it is set before they are opened.
 */
export async function roomOf(page: Page, origin: string) {
  const door = await page.context().newCDPSession(page)
  const set = (quotaSize: number) =>
    door.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  return {
    set,
    /** So many bytes more than what is used now. */
    async leave(bytes: number): Promise<void> {
      const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
      await set(used + bytes)
    },
    /** As much as the browser gives by itself. */
    free: () => door.send('Storage.overrideQuotaForOrigin', { origin }),
  }
}

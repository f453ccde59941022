import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumOptions } from './chromium'

/** A browser profile on disk: closing and opening it again is what restarting the browser is. */
export interface Profile {
  open(): Promise<BrowserContext>
  remove(): void
}

export function createProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'arcade-profile-'))
  return {
    open: () =>
      chromium.launchPersistentContext(folder, {
        ...chromiumOptions,
        viewport: { width: 390, height: 844 },
        locale: 'en-GB',
        timezoneId: 'Asia/Bangkok',
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

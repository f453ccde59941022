import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { chromiumOptions } from './chromium'

/** A browser profile on disk: closing and opening it again equals a restart of the browser. */
export interface Profile {
  folder: string
  open(options?: BrowserContextOptions): Promise<BrowserContext>
  /** @returns another profile with the same content; only while the browser is closed */
  copy(): Profile
  remove(): void
}

export function createProfile(): Profile {
  return profileIn(newFolder())
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'arcade-profile-'))
}

/** The profile in a folder. */
export function profileIn(folder: string): Profile {
  return {
    folder,
    open: (options) =>
      chromium.launchPersistentContext(folder, {
        ...chromiumOptions,
        viewport: { width: 390, height: 844 },
        locale: 'en-GB',
        timezoneId: 'Asia/Bangkok',
        reducedMotion: 'reduce',
        ...options,
      }),
    copy: () => {
      const other = newFolder()
      cpSync(folder, other, { recursive: true })
      return profileIn(other)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

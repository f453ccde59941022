import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../../.build/browser'

const executablePath = findChromium()

/** The machine's Chromium, kept from asking hosts of its own. */
export const chromiumOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

import type { LaunchOptions } from '@playwright/test'
import { findHeadlessChromium } from '../../../.build/browser'

const executablePath = findHeadlessChromium()

/**
 * Disables a browser feature outside the page: the address bar preloads a page for its suggestion, which
 * takes half a second of each start. The rest is Playwright’s list, which a second flag replaces.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The machine’s Chromium, prevented from contacting hosts of its own. */
export const chromiumOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${withoutFeatures.join()}`,
  ],
}

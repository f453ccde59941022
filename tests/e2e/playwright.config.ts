import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './support/chromium'
import { keepBrowserFilesInMemory } from './support/filesInMemory'

keepBrowserFilesInMemory()

/**
 * `core` runs with `npm test`: money, sessions, updates, offline, two windows, and every page once. The other projects
 * run on `main` and at night, because all of them take four times as long.
 */
const core = [
  'money/{money,moneyKilled,moneyRace,playerStory,register,session,staff,unanswered}.spec.ts',
  'device/{online,update,worker}.spec.ts',
  'pages/everyPage.spec.ts',
  'staff/{ban,offline,twoWindows}.spec.ts',
]

export default defineConfig({
  testDir: '.',
  globalSetup: './prepare.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than the usual two processors, because a test waits for a fifth of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Beside the fuzz tests, five browsers share two processors, which are slow on some days.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e.json' }]],
  use: {
    launchOptions: chromiumOptions,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    // Each press waits until animations have ended; `overlays.spec` tests moving elements.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'core', testMatch: core },
    { name: 'money', testMatch: 'money/**/*.spec.ts', testIgnore: core },
    { name: 'device', testMatch: 'device/**/*.spec.ts', testIgnore: core },
    { name: 'pages', testMatch: '{pages,staff}/**/*.spec.ts', testIgnore: core },
    { name: 'sections', testMatch: 'demo/**/*.spec.ts' },
  ],
})

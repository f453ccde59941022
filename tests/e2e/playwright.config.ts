import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './support/chromium'
import { keepBrowserFilesInMemory } from './support/filesInMemory'

keepBrowserFilesInMemory()

/** The demo sections and the long device tests. */
const sections = [
  'demo/**/*.spec.ts',
  'device/{nginx,room,roomRunsOut}.spec.ts',
  'money/{scenarioFiles,shippedScenarios}.spec.ts',
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
    // Each press waits until animations have ended; `covers.spec` tests moving elements.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'core', testIgnore: sections },
    { name: 'sections', testMatch: sections },
  ],
})

import { defineConfig } from '@playwright/test'
import { findFirefox, hasWebKit } from '../../.build/engines'
import type { EngineName } from './support/engineTest'

/** The main tasks in engines that Playwright’s own Chromium does not represent. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  globalSetup: '../e2e/support/builds.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/engines.json' }]],
  // Leaves out an engine that this machine does not have; the command has reported that before.
  projects: [
    ...(findFirefox() ? [{ name: 'firefox', use: { engine: 'firefox' as const } }] : []),
    ...(hasWebKit() ? [{ name: 'webkit', use: { engine: 'webkit' as const } }] : []),
  ],
})

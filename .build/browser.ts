import { execSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** @returns the path of a Chromium on this machine: the named one, the system's, or Playwright's own */
export function findChromium(): string | undefined {
  return [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path))
}

/**
 * @returns the path of the Chromium for tests: Debian's headless build, if it is installed. It is the same
 * engine and needs a quarter less processor time. Benchmarks use the whole browser.
 */
export function findHeadlessChromium(): string | undefined {
  const headless = '/usr/bin/chromium-headless-shell'
  return !process.env.CHROMIUM_PATH && existsSync(headless) ? headless : findChromium()
}

/** Finds a Chromium for the e2e tests or installs one, and logs what it does. */
function provideChromium(): string {
  const found = findHeadlessChromium()
  if (found) return found
  const root = process.getuid?.() === 0
  if (root && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium found: installing Debian’s with apt-get …')
    execSync(
      'apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell fonts-thai-tlwg',
      {
        stdio: 'inherit',
      },
    )
  } else {
    console.log('No Chromium found: Playwright downloads its own …')
    execSync('npx playwright install chromium', { stdio: 'inherit' })
  }
  const installed = findHeadlessChromium()
  if (!installed) {
    throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one and run again')
  }
  return installed
}

if (process.argv[1]?.endsWith('browser.ts')) console.log(`Chromium: ${provideChromium()}`)

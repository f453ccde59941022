/** The last line of `npm test`: how many tests ran, of all kinds. */
import { readFileSync } from 'node:fs'

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const unit: UnitReport = JSON.parse(readFileSync('.cache/unit.json', 'utf8'))
const browser: BrowserReport = JSON.parse(readFileSync('.cache/e2e.json', 'utf8'))

const passed = unit.numPassedTests + browser.stats.expected + browser.stats.flaky
const failed = unit.numFailedTests + browser.stats.unexpected
console.log(`${passed} passed, ${failed} failed`)

/**
 * Prints the last lines of `npm test`: results of the requests on a bad connection, hits of the monkeys,
 * and the number of tests of each kind.
 */
import { readFileSync } from 'node:fs'
import { monkeysResult, trialResult } from './trialResult'

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
console.log(readFileSync(trialResult, 'utf8'))
console.log(readFileSync(monkeysResult, 'utf8'))
console.log(`${passed} passed, ${failed} failed`)

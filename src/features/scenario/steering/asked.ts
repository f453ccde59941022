import { arrivedAt } from '#lib/arrival'

let isAsked = false

export function namesScenario(address: string): boolean {
  return /[?#&]scenario=/.test(address)
}

/** Whether this page was opened by an address that names a scenario, and nobody was asked yet. */
export function asksForScenario(): boolean {
  return !isAsked && namesScenario(arrivedAt)
}

/** It is asked once for each opening of the page. */
export function scenarioAsked(): void {
  isAsked = true
}

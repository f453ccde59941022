import { initialUrl } from '#lib/initialUrl'

let isAsked = false

export function namesScenario(address: string): boolean {
  return /[?#&]scenario=/.test(address)
}

/** Whether the initial URL names a scenario that was not offered yet. */
export function asksForScenario(): boolean {
  return !isAsked && namesScenario(initialUrl)
}

/** Each page load asks only once. */
export function scenarioAsked(): void {
  isAsked = true
}

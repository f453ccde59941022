import { arrivedAt } from '#lib/arrival'

let isAnswered = false

/** Whether this page was opened by an address that names a scenario, and nobody has answered yet. */
export function asksForScenario(): boolean {
  return !isAnswered && /[?#&]scenario=/.test(arrivedAt)
}

/** It is asked once: the address forgets it too, where it still stands there. */
export function scenarioAnswered(): void {
  isAnswered = true
  if (/[?#&]scenario=/.test(location.href)) {
    history.replaceState(history.state, '', location.pathname)
  }
}

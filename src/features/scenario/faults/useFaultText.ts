import type { ScenarioRule } from '#contract/scenario/scenario'
import { useText } from '#ui/intl/useText'
import { effectNames } from './effectNames'
import { callOf } from './knownCalls'

interface FaultText {
  /** Which calls are hit. */
  readonly call: string
  /** What they get, when, and how many of them. */
  readonly fault: string
}

/** A fault in plain words. */
export function useFaultText(): (rule: ScenarioRule) => FaultText {
  const text = useText()
  return (rule) => {
    const { effect, delayMs, times } = rule
    const known = callOf(rule)
    const parts = [
      text(effectNames[effect]),
      delayMs > 0 && text('scenario.faults.delayed', { delay: delayMs }),
      times === null
        ? text('scenario.faults.always')
        : text('scenario.faults.times', { count: times }),
    ]
    return {
      call: known ? text(known.label) : pathOf(rule),
      fault: parts.filter((part) => part !== false).join(' · '),
    }
  }
}

function pathOf({ method, match }: ScenarioRule): string {
  return method === null ? match : `${method} ${match}`
}

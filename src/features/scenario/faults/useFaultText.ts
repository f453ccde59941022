import type { ScenarioEffect, ScenarioRule } from '#contract/scenario/scenario'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { callOf } from './knownCalls'

export const effectNames: Readonly<Record<ScenarioEffect, MessageKey>> = {
  status500: 'scenario.effect.status500',
  busy: 'scenario.effect.busy',
  html: 'scenario.effect.html',
  garbage: 'scenario.effect.garbage',
  wrongTypes: 'scenario.effect.wrongTypes',
  empty: 'scenario.effect.empty',
  networkError: 'scenario.effect.networkError',
  storageFull: 'scenario.effect.storageFull',
  never: 'scenario.effect.never',
  slow: 'scenario.effect.slow',
  answer: 'scenario.effect.answer',
}

interface FaultText {
  /** The affected calls. */
  readonly call: string
  /** Their response, when, and how many of them. */
  readonly fault: string
}

/** Describes a fault in words. */
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

import type { RuleConditions, ScenarioEffect, ScenarioRule } from '#contract/scenario/scenario'
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
      rule.when && text('scenario.faults.when', { conditions: conditionsIn(rule.when) }),
    ]
    return {
      call: known ? text(known.label) : pathOf(rule),
      fault: parts.filter(Boolean).join(' · '),
    }
  }
}

function pathOf({ method, match }: ScenarioRule): string {
  return method === null ? match : `${method} ${match}`
}

/** In the notation of the calls, so the same in every language. */
function conditionsIn({ query = {}, headers = {}, body = {} }: RuleConditions): string {
  return [
    ...Object.entries(query).map(([name, value]) => `?${name}=${value}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(typeof body === 'string'
      ? [body]
      : Object.entries(body).map(([place, value]) => `${place} = ${JSON.stringify(value)}`)),
  ].join(', ')
}

import type { ScenarioEffect } from '#contract/scenario/scenario'
import type { MessageKey } from '#ui/intl/messages'

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

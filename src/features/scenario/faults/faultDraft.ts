import { type RuleOrder, type ScenarioEffect, scenarioLimits } from '#contract/scenario/scenario'
import type { MessageKey, MessageValues } from '#ui/intl/messages'
import { knownCall } from './knownCalls'

/** The choice beside the known calls: a part of a path that the tester writes. */
export const ownPath = 'scenario.call.ownPath'

/** The form as it is typed. */
export interface FaultDraft {
  /** Label of a known call, or {@link ownPath}. */
  readonly call: MessageKey
  readonly path: string
  readonly effect: ScenarioEffect
  /** Milliseconds. */
  readonly delay: string
  readonly often: 'always' | 'counted'
  readonly times: string
}

export const emptyDraft: FaultDraft = {
  call: 'scenario.call.every',
  path: '',
  effect: 'status500',
  delay: '0',
  often: 'always',
  times: '1',
}

/** Fields that can be wrong, in the order in which they stand. */
const draftFields = ['path', 'delay', 'times'] as const

export type DraftField = (typeof draftFields)[number]

export interface DraftError {
  readonly key: MessageKey
  readonly values?: MessageValues
}

export type DraftErrors = Readonly<Record<DraftField, DraftError | null>>

export const noErrors: DraftErrors = { path: null, delay: null, times: null }

/** What is wrong with the draft, field by field. */
export function draftErrors(draft: FaultDraft): DraftErrors {
  return { path: pathError(draft), delay: delayError(draft), times: timesError(draft) }
}

export function firstWrongField(errors: DraftErrors): DraftField | undefined {
  return draftFields.find((field) => errors[field] !== null)
}

/** The order that a draft without errors gives. */
export function orderOf({ call, path, effect, delay, often, times }: FaultDraft): RuleOrder {
  const { match, method } = knownCall(call) ?? { match: path.trim(), method: null }
  return {
    match,
    method,
    effect,
    delayMs: Number(delay),
    times: often === 'always' ? null : Number(times),
  }
}

function pathError({ call, path }: FaultDraft): DraftError | null {
  if (call !== ownPath || path.trim() !== '') return null
  return { key: 'scenario.add.pathRequired' }
}

function delayError({ delay, effect }: FaultDraft): DraftError | null {
  const most = scenarioLimits.delayMs
  if (!isWhole(delay, 0, most)) return { key: 'scenario.add.delayInvalid', values: { most } }
  if (effect === 'slow' && Number(delay) === 0) return { key: 'scenario.add.delayNeeded' }
  return null
}

function timesError({ often, times }: FaultDraft): DraftError | null {
  const most = scenarioLimits.times
  if (often === 'always' || isWhole(times, 1, most)) return null
  return { key: 'scenario.add.timesInvalid', values: { most } }
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\s*\d+\s*$/.test(text) && Number(text) >= least && Number(text) <= most
}

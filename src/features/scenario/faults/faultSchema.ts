import * as v from 'valibot'
import { faultEffects, type RuleRequest, scenarioLimits } from '#contract/scenario/scenario'
import type { MessageKey } from '#ui/intl/messages'
import { knownCall } from './knownCalls'

/** Option beside the known calls: the tester types part of a path. */
export const ownPath = 'scenario.call.ownPath'

/** The form's raw values. */
const fields = v.object({
  /** Label of a known call, or {@link ownPath}. */
  call: v.string(),
  path: v.string(),
  effect: v.picklist(faultEffects),
  /** ms. */
  delay: v.string(),
  often: v.picklist(['always', 'counted']),
  times: v.string(),
  /** Text of a body; empty for every body. */
  body: v.string(),
  /** `Name: text`; empty for all headers. */
  header: v.string(),
})

export type FaultFields = v.InferOutput<typeof fields>

export const noFault: FaultFields = {
  call: 'scenario.call.every',
  path: '',
  effect: 'status500',
  delay: '0',
  often: 'always',
  times: '1',
  body: '',
  header: '',
}

/** Transforms the form's values into a rule that the test API accepts. */
export const faultSchema = v.pipe(
  fields,
  // Reports all errors at once; a chain of checks would stop at the first.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, message] of errorsOf(input)) {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      })
    }
  }),
  v.transform(ruleOf),
)

/** Errors by field. */
function errorsOf({ call, path, effect, delay, often, times, header }: FaultFields) {
  const errors = new Map<'path' | 'delay' | 'times' | 'header', MessageKey>()
  if (call === ownPath && path.trim() === '') errors.set('path', 'scenario.add.pathRequired')
  if (!isWhole(delay, 0, scenarioLimits.delayMs)) errors.set('delay', 'scenario.add.delayInvalid')
  else if (effect === 'slow' && Number(delay) === 0) errors.set('delay', 'scenario.add.delayNeeded')
  if (often === 'counted' && !isWhole(times, 1, scenarioLimits.times)) {
    errors.set('times', 'scenario.add.timesInvalid')
  }
  if (header.trim() !== '' && !headerPattern.test(header)) {
    errors.set('header', 'scenario.add.headerInvalid')
  }
  return errors
}

const headerPattern = /^\s*([\w-]+)\s*:\s*(\S.*?)\s*$/

/** What else a call must have; nothing if both fields are empty. */
function conditionsOf({ body, header }: FaultFields): Pick<RuleRequest, 'when'> {
  const [, name, value] = headerPattern.exec(header) ?? []
  if (body.trim() === '' && name === undefined) return {}
  return {
    when: {
      ...(body.trim() !== '' && { body: body.trim() }),
      ...(name !== undefined && value !== undefined && { headers: { [name]: value } }),
    },
  }
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\s*\d+\s*$/.test(text) && Number(text) >= least && Number(text) <= most
}

function ruleOf(fields: FaultFields): RuleRequest {
  const { call, path, effect, delay, often, times } = fields
  const { match, method } = knownCall(call) ?? { match: path.trim(), method: null }
  return {
    match,
    method,
    effect,
    delayMs: Number(delay),
    times: often === 'always' ? null : Number(times),
    ...conditionsOf(fields),
  }
}

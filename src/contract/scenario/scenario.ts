/** The test API of mocked builds, `/api/scenarios`: fault injection, the clock, and the reset. */
import * as v from 'valibot'

export const scenarioPaths = {
  /** GET: rules and clock in force. POST: adds a rule. DELETE: removes all rules and resets the clock. */
  all: '/api/scenarios',
  /** POST `{ clockOffsetMs }`. */
  clock: '/api/scenarios/clock',
  /** POST {@link scenarioSchema}: replaces everything in force with a whole scenario. */
  load: '/api/scenarios/load',
  /** POST an HTTP archive: answers a scenario that gives its answers again. */
  replay: '/api/scenarios/replay',
  /** POST: resets rules, clock and the simulated provider; the demo sections stay unchanged. */
  reset: '/api/scenarios/reset',
  /** POST {@link bankLineSchema}: money arrives at the operator's bank, or an admin rejects the deposit. */
  bankLine: '/api/scenarios/bankline',
  /** POST {@link simulatedBetSchema}: a bet without a game. */
  bet: '/api/scenarios/bet',
  /** POST {@link decisionSchema}: an admin's decision on a withdrawal. */
  decide: '/api/scenarios/approve',
  /** POST {@link differenceSchema}: makes the operator's books disagree. */
  difference: '/api/scenarios/difference',
  /** GET, and POST {@link automaticSchema}: whether deposits and withdrawals proceed automatically. */
  automatic: '/api/scenarios/automatic',
  /** DELETE: removes this rule. */
  rule: (id: string) => `/api/scenarios/${encodeURIComponent(id)}`,
} as const

/** Effects on a call's answer. `busy` is a 503 with a `Retry-After` of thirty seconds; `slow` only delays. */
export const faultEffects = [
  'status500',
  'busy',
  'html',
  'garbage',
  'wrongTypes',
  'empty',
  'networkError',
  'storageFull',
  'never',
  'slow',
] as const

/** `answer`: the answer in the rule itself. */
export const scenarioEffects = [...faultEffects, 'answer'] as const

export type ScenarioEffect = (typeof scenarioEffects)[number]

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Limits of the test API; `bodyLength` in characters. */
export const scenarioLimits = {
  matchLength: 200,
  delayMs: 120_000,
  times: 1000,
  bodyLength: 100_000,
  conditions: 20,
} as const

/** Valid text of a header: any other would leave the call without an answer. */
const headerText = v.pipe(v.string(), v.maxLength(100), v.regex(/^[ -~]*$/, 'Not a header'))

/** Answer to a call under a rule with the effect `answer`. */
export const givenAnswerSchema = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** Content-Type of the answer. */
  type: headerText,
  /** Retry-After of the answer, if any: seconds, or an HTTP date. */
  retryAfter: v.optional(headerText),
  body: v.pipe(v.string(), v.maxLength(scenarioLimits.bodyLength)),
  /** Whether `{{…}}` in the body is replaced by that part of the request, for example `{{body.amount}}`. */
  template: v.optional(v.boolean()),
})

const conditionText = v.pipe(v.string(), v.maxLength(scenarioLimits.matchLength))

const conditionName = v.pipe(conditionText, v.regex(/^[\w.-]+$/, 'Not a name'))

function conditions<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.record(conditionName, schema), v.maxEntries(scenarioLimits.conditions))
}

/** What else a call must have. Every named part must fit. */
export const conditionsSchema = v.strictObject({
  /** Query parameters with exactly these values. */
  query: v.optional(conditions(conditionText)),
  /** Headers that contain these texts. */
  headers: v.optional(conditions(conditionText)),
  /** A text that the body contains, or fields of a JSON body: `amount`, `player.name`, `rows.0.id`. */
  body: v.optional(
    v.union([
      conditionText,
      conditions(v.union([conditionText, v.number(), v.boolean(), v.null()])),
    ]),
  ),
})

const conditionsInForceSchema = v.object({
  query: v.optional(v.record(v.string(), v.string())),
  headers: v.optional(v.record(v.string(), v.string())),
  body: v.optional(
    v.union([
      v.string(),
      v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
    ]),
  ),
})

export type RuleConditions = v.InferOutput<typeof conditionsSchema>

/** Browsers cannot create an answer with such a status and a body. */
export const fitsStatus = v.check<v.InferOutput<typeof givenAnswerSchema>, string>(
  ({ status, body }) => body === '' || ![204, 205, 304].includes(status),
  'This status has no body',
)

/** One fault rule; the defaults are every method, no delay, and every call. */
export const ruleRequestSchema = v.object({
  /** Text that the path of a call must contain. */
  match: v.pipe(v.string(), v.nonEmpty(), v.maxLength(scenarioLimits.matchLength)),
  /** True if `match` is the whole path, in which `*` is any one segment. */
  exact: v.optional(v.boolean()),
  /** Null for every method. */
  method: v.optional(v.nullable(v.picklist(methods)), null),
  effect: v.picklist(scenarioEffects),
  /** Delay before the effect, in milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(scenarioLimits.delayMs)), 0),
  /** Number of further calls that it affects; null for all of them. */
  times: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(scenarioLimits.times))),
    null,
  ),
  when: v.optional(conditionsSchema),
  answer: v.optional(v.pipe(givenAnswerSchema, fitsStatus)),
})

export type RuleRequest = Readonly<v.InferOutput<typeof ruleRequestSchema>>

export function isSameRule(one: RuleRequest, other: RuleRequest): boolean {
  return (
    one.match === other.match &&
    one.exact === other.exact &&
    one.method === other.method &&
    one.effect === other.effect &&
    one.delayMs === other.delayMs &&
    one.times === other.times &&
    JSON.stringify(one.when) === JSON.stringify(other.when) &&
    JSON.stringify(one.answer) === JSON.stringify(other.answer)
  )
}

export const scenarioRuleSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  match: v.string(),
  exact: v.optional(v.boolean()),
  method: v.nullable(v.picklist(methods)),
  effect: v.picklist(scenarioEffects),
  delayMs: v.number(),
  times: v.nullable(v.number()),
  when: v.optional(conditionsInForceSchema),
  answer: v.optional(givenAnswerSchema),
})

/** One fault rule in force. */
export type ScenarioRule = v.InferOutput<typeof scenarioRuleSchema>

/** How far the clock may be moved, in milliseconds: ten years either way. */
export const farthestClockMs = 10 * 366 * 24 * 60 * 60 * 1000

export const clockSchema = v.object({
  clockOffsetMs: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(-farthestClockMs),
    v.maxValue(farthestClockMs),
  ),
})

export const testControlsSchema = v.object({
  rules: v.array(scenarioRuleSchema),
  /** How far the simulated clock is ahead of the device's; negative when it is behind. */
  clockOffsetMs: v.number(),
})

/** All rules and the clock offset in force. */
export type TestControls = v.InferOutput<typeof testControlsSchema>

/** The testers' door of mocked builds, `/api/scenarios`: faults by rule, the clock, and the reset. */
import * as v from 'valibot'

export const scenarioPaths = {
  /** GET: what is in force. POST: one more rule. DELETE: takes all back, and sets the clock right. */
  all: '/api/scenarios',
  /** POST `{ clockOffsetMs }`. */
  clock: '/api/scenarios/clock',
  /** POST {@link scenarioSchema}: a whole scenario in the place of what is in force. */
  load: '/api/scenarios/load',
  /** POST: rules, clock and all simulated data back to their start. */
  reset: '/api/scenarios/reset',
  /** POST {@link bankLineSchema}: money arrives at the operator's bank, or does not. */
  bankLine: '/api/scenarios/bankline',
  /** POST {@link simulatedBetSchema}: play without a game. */
  bet: '/api/scenarios/bet',
  /** POST {@link decisionSchema}: what an admin decides about a withdrawal. */
  decide: '/api/scenarios/approve',
  /** POST {@link differenceSchema}: the operator's books no longer agree. */
  difference: '/api/scenarios/difference',
  /** GET, and POST {@link automaticSchema}: whether deposits and withdrawals go on by themselves. */
  automatic: '/api/scenarios/automatic',
  /** DELETE: takes this rule back. */
  rule: (id: string) => `/api/scenarios/${encodeURIComponent(id)}`,
} as const

/** What a call gets in place of its answer; `busy` is a 503 that asks for thirty seconds' patience; with `slow` the right answer comes after the delay. */
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

/** `answer`: what the rule itself bears. */
export const scenarioEffects = [...faultEffects, 'answer'] as const

export type ScenarioEffect = (typeof scenarioEffects)[number]

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The most that the door accepts; `bodyLength` in characters. */
export const scenarioLimits = {
  matchLength: 200,
  delayMs: 120_000,
  times: 1000,
  bodyLength: 20_000,
} as const

/** What a header may hold: anything else would leave the call without its answer. */
const headerText = v.pipe(v.string(), v.maxLength(100), v.regex(/^[ -~]*$/, 'Not a header'))

/** What a call gets by a rule with the effect `answer`. */
export const givenAnswerSchema = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** Its Content-Type. */
  type: headerText,
  /** Its Retry-After, if any: seconds, or a moment of HTTP. */
  retryAfter: v.optional(headerText),
  body: v.pipe(v.string(), v.maxLength(scenarioLimits.bodyLength)),
})

/** Browsers make no answer of such a status with a body. */
export const fitsStatus = v.check<v.InferOutput<typeof givenAnswerSchema>, string>(
  ({ status, body }) => body === '' || ![204, 205, 304].includes(status),
  'This status has no body',
)

/** One fault as it is ordered; what is left out is every method, at once, every time. */
export const ruleOrderSchema = v.object({
  /** Part of the path that a call must contain. */
  match: v.pipe(v.string(), v.nonEmpty(), v.maxLength(scenarioLimits.matchLength)),
  /** Whether that is the path as a whole. */
  exact: v.optional(v.boolean()),
  /** Null for every method. */
  method: v.optional(v.nullable(v.picklist(methods)), null),
  effect: v.picklist(scenarioEffects),
  /** How long the call is held before the effect, in milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(scenarioLimits.delayMs)), 0),
  /** How many more calls it takes; null for all of them. */
  times: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(scenarioLimits.times))),
    null,
  ),
  answer: v.optional(v.pipe(givenAnswerSchema, fitsStatus)),
})

export type RuleOrder = Readonly<v.InferOutput<typeof ruleOrderSchema>>

export function isSameOrder(one: RuleOrder, other: RuleOrder): boolean {
  return (
    one.match === other.match &&
    one.exact === other.exact &&
    one.method === other.method &&
    one.effect === other.effect &&
    one.delayMs === other.delayMs &&
    one.times === other.times &&
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
  answer: v.optional(givenAnswerSchema),
})

/** One fault in force. */
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

export const steeringSchema = v.object({
  rules: v.array(scenarioRuleSchema),
  /** How far the simulated clock is ahead of the device's; negative when it is behind. */
  clockOffsetMs: v.number(),
})

/** Everything that is in force now. */
export type Steering = v.InferOutput<typeof steeringSchema>

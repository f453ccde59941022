/** A test case as one file, `*.scenario.json`: rules and clock, seed data, and the steps that follow. */
import * as v from 'valibot'
import { addDays, bangkokDay } from '#lib/time'
import { excludePeriods, timeoutPeriods } from '../protection/limits'
import { normalizeCode } from '../rewards/rewards'
import { bahtOnWire, clockTimeOnWire, instantOnWire } from '../wire'
import { bankLineSchema, decisionSchema } from './actions'
import { type FileFault, faultOf, unseen } from './fault'
import { farthestClockMs, fitsStatus, givenAnswerSchema, ruleRequestSchema } from './scenario'

export const scenarioFormat = 'arcade-scenario'

/** Version of the file's layout; a file with a higher version is not read. */
export const scenarioVersion = 1

/** Longest file, in characters: enough for the recording of an afternoon. Shipped ones have 2,000. */
export const longestScenario = 1_000_000

/** Most rules of a file. */
export const mostRules = 300

/** Longest name of an app, in characters. */
export const longestOperator = 80

function line(longest: number) {
  return v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(longest),
    v.check((text) => !unseen.test(text), 'Unseen characters are not accepted'),
  )
}

/** Texts by language; a missing language falls back to English. */
function words(longest: number) {
  return v.pipe(
    v.record(v.string(), line(longest)),
    v.check((texts) => Object.hasOwn(texts, 'en'), 'The English words are missing'),
  )
}

/** A player of the sample data, or one that the scenario creates. */
const username = v.pipe(v.string(), v.regex(/^0\d{9}$/, 'Not a phone number'))

const reference = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'Letters, digits and dashes only'))

const minutes = v.pipe(
  v.number(),
  v.minValue(-farthestClockMs / 60_000),
  v.maxValue(farthestClockMs / 60_000),
)

const clockSchema = v.union(
  [
    v.strictObject({ aheadMinutes: minutes }),
    v.strictObject({ at: instantOnWire }),
    v.strictObject({ nextBangkok: clockTimeOnWire }),
  ],
  'Not aheadMinutes, at or nextBangkok',
)

/** A moment, the next occurrence of a time in Bangkok, or an offset ahead. The clock runs on from there. */
type ScenarioClock = v.InferOutput<typeof clockSchema>

const some = <const Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(most)), [])

/** A player with the password `player1234`. */
const playerSchema = v.strictObject({
  username,
  /** If left out, an existing player keeps their name. */
  name: v.optional(line(60)),
  /** Credit afterwards, in baht: a manual adjustment adds or deducts the difference. */
  credit: v.optional(bahtOnWire),
  status: v.optional(v.picklist(['active', 'banned'])),
})

const depositSchema = v.strictObject({
  player: username,
  amount: bahtOnWire,
  /** `submitted`: the player reports that the money is on its way. */
  status: v.optional(v.picklist(['pending', 'submitted']), 'submitted'),
  promotion: v.optional(reference),
})

const promotionSchema = v.strictObject({
  id: reference,
  name: line(80),
  detail: line(400),
  type: v.optional(v.picklist(['newmember', 'dailyfirst', 'deposit', 'freecredit']), 'deposit'),
  /** Percentage of the deposit; if left out, `bonus` is the same for every player. */
  bonusPercent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000)), 0),
  /** In baht: the bonus, or its maximum if there is a percentage. */
  bonus: bahtOnWire,
  minDeposit: v.optional(bahtOnWire, 0),
  turnoverX: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 1),
  /** In baht; left out for no cap. */
  maxWithdraw: v.optional(bahtOnWire, 0),
})

const codeSchema = v.strictObject({
  code: v.pipe(
    line(40),
    v.check((code) => normalizeCode(code) !== '', 'Not a code'),
  ),
  amount: bahtOnWire,
  turnoverX: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  maxRedeem: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
})

const stepSchema = v.variant('step', [
  v.strictObject({
    step: v.literal('arrive'),
    /** Player whose newest waiting deposit gets the line. */
    player: username,
    line: bankLineSchema.entries.line,
  }),
  v.strictObject({
    step: v.literal('bet'),
    player: username,
    stake: bahtOnWire,
    won: v.optional(bahtOnWire, 0),
  }),
  v.strictObject({ step: v.literal('withdraw'), player: username, amount: bahtOnWire }),
  v.strictObject({
    step: v.literal('decide'),
    /** Player whose waiting withdrawal is decided. */
    player: username,
    decision: decisionSchema.entries.decision,
    reason: v.optional(v.union([v.literal(''), line(200)]), ''),
  }),
  v.strictObject({ step: v.literal('take'), player: username, promotion: reference }),
  v.strictObject({
    step: v.literal('exclude'),
    player: username,
    period: v.picklist([...timeoutPeriods, ...excludePeriods]),
  }),
  v.strictObject({
    step: v.literal('wait'),
    minutes: v.pipe(v.number(), v.minValue(0), v.maxValue(farthestClockMs / 60_000)),
  }),
])

export type ScenarioStep = v.InferOutput<typeof stepSchema>

const seedEntries = {
  players: some(playerSchema, 50),
  promotions: some(promotionSchema, 20),
  codes: some(codeSchema, 50),
  deposits: some(depositSchema, 50),
  /** Minutes for which every game is closed for maintenance; left out for none. */
  gamesClosedMinutes: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(10_080))),
}

const ruleSchema = v.strictObject({
  ...ruleRequestSchema.entries,
  answer: v.optional(v.pipe(v.strictObject(givenAnswerSchema.entries), fitsStatus)),
})

export const scenarioSchema = v.strictObject({
  format: v.literal(scenarioFormat),
  version: v.literal(scenarioVersion),
  /** Name of the app that it was written for; if left out, it fits any. */
  operator: v.optional(line(longestOperator)),
  name: words(60),
  /** What the scenario shows, and what to do. */
  about: words(400),
  rules: some(ruleSchema, mostRules),
  clock: v.optional(clockSchema),
  /** Whether bank and staff act automatically; if left out, this stays unchanged. */
  automatic: v.optional(v.boolean()),
  seed: v.optional(v.strictObject(seedEntries), {}),
  steps: some(stepSchema, 100),
})

/** A parsed scenario, amounts in satang. */
export type Scenario = v.InferOutput<typeof scenarioSchema>

/**
 * Why a file is not loaded:
 * - `toolong`: far longer than any scenario needs
 * - `cutoff`: not JSON, or incomplete
 * - `notscenario`: another kind of file
 * - `newer`: written for a newer version of the app
 * - `unknown`: no shipped scenario has the name in `detail`
 * - `otheroperator`: `detail` names the app that it was written for
 * - `invalid`: `fault` names the place and the error, `detail` has both with the schema's message
 */
export const scenarioProblems = [
  'toolong',
  'cutoff',
  'notscenario',
  'newer',
  'unknown',
  'otheroperator',
  'invalid',
] as const

export interface ScenarioProblem {
  problem: (typeof scenarioProblems)[number]
  detail: string
  fault?: FileFault
}

const markSchema = v.object({ format: v.literal(scenarioFormat), version: v.number() })

/** A parsed scenario, and the JSON it came from, which the test API takes. */
interface ReadScenario {
  content: unknown
  scenario: Scenario
}

/** Parses and checks the text of a file; `operator` is this app's name. */
export function readScenario(text: string, operator: string): ReadScenario | ScenarioProblem {
  if (text.length > longestScenario) return { problem: 'toolong', detail: '' }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'cutoff', detail: '' }
  }
  return checkScenario(content, operator)
}

/** Checks content that is already parsed from JSON. */
export function checkScenario(content: unknown, operator: string): ReadScenario | ScenarioProblem {
  const mark = v.safeParse(markSchema, content)
  if (!mark.success) return { problem: 'notscenario', detail: '' }
  if (mark.output.version > scenarioVersion) return { problem: 'newer', detail: '' }
  const read = v.safeParse(scenarioSchema, content, { abortEarly: true })
  if (!read.success) {
    const [issue] = read.issues
    const place = v.getDotPath(issue)
    return {
      problem: 'invalid',
      detail: place === null ? issue.message : `${place}: ${issue.message}`,
      fault: faultOf(issue, 'scenario'),
    }
  }
  const scenario = read.output
  if (scenario.operator !== undefined && scenario.operator !== operator) {
    return { problem: 'otheroperator', detail: scenario.operator }
  }
  if (!isWithinReach(scenario)) {
    const detail = 'More than ten years away'
    const fault = { kind: 'unfit', place: 'clock', detail } as const
    return { problem: 'invalid', detail: `clock: ${detail}`, fault }
  }
  return { content, scenario }
}

/** @returns true if the clock stays within its limit, before and after all waiting steps */
function isWithinReach({ clock, steps }: Scenario): boolean {
  const start = clock ? clockOffsetOf(clock, Date.now()) : 0
  const minutes = steps.reduce((sum, one) => sum + (one.step === 'wait' ? one.minutes : 0), 0)
  return [start, start + minutes * 60_000].every((ms) => Math.abs(ms) <= farthestClockMs)
}

/** @returns the clock offset after loading the scenario, in milliseconds; `now` is the device's time */
export function clockOffsetOf(clock: ScenarioClock, now: number): number {
  if ('aheadMinutes' in clock) return Math.round(clock.aheadMinutes * 60_000)
  if ('at' in clock) return clock.at - now
  const atOn = (day: string) => Date.parse(`${day}T${clock.nextBangkok}:00+07:00`)
  const today = bangkokDay(now)
  return (atOn(today) > now ? atOn(today) : atOn(addDays(today, 1))) - now
}

/** A whole test case as one file, `*.scenario.json`: what is steered, what is laid out, and what happens then. */
import * as v from 'valibot'
import { addDays, bangkokDay } from '#lib/time'
import { excludePeriods, timeoutPeriods } from '../protection/limits'
import { normalizeCode } from '../rewards/rewards'
import { bahtOnWire, clockTimeOnWire, instantOnWire } from '../wire'
import { bankLineSchema, decisionSchema } from './actions'
import { type FileFault, faultOf, unseen } from './fault'
import { farthestClockMs, fitsStatus, givenAnswerSchema, ruleOrderSchema } from './scenario'

export const scenarioFormat = 'arcade-scenario'

/** Of the file's own layout; a file of a higher one is not read. */
export const scenarioVersion = 1

/** Characters of a file: what ships is a thirtieth of that. */
export const longestScenario = 60_000

/** The most that a name of an app has. */
export const longestOperator = 80

function line(longest: number) {
  return v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(longest),
    v.check((text) => !unseen.test(text), 'Unseen characters are not accepted'),
  )
}

/** By language; a language that it lacks reads the English one. */
function words(longest: number) {
  return v.pipe(
    v.record(v.string(), line(longest)),
    v.check((texts) => Object.hasOwn(texts, 'en'), 'The English words are missing'),
  )
}

/** Of the players that the simulation starts with, or one that the scenario lays out. */
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

/** A moment, an hour in Bangkok that comes next, or how far it is ahead. It goes on from there. */
type ScenarioClock = v.InferOutput<typeof clockSchema>

const some = <const Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(most)), [])

/** Whose password is `player1234`. */
const playerSchema = v.strictObject({
  username,
  /** Left out, a player who exists keeps theirs. */
  name: v.optional(line(60)),
  /** What they have afterwards, in baht: what is missing is added by hand, what is too much is taken. */
  credit: v.optional(bahtOnWire),
  status: v.optional(v.picklist(['active', 'banned'])),
})

const depositSchema = v.strictObject({
  player: username,
  amount: bahtOnWire,
  /** `submitted`: the player says that the money is on its way. */
  status: v.optional(v.picklist(['pending', 'submitted']), 'submitted'),
  promotion: v.optional(reference),
})

const promotionSchema = v.strictObject({
  id: reference,
  name: line(80),
  detail: line(400),
  type: v.optional(v.picklist(['newmember', 'dailyfirst', 'deposit', 'freecredit']), 'deposit'),
  /** Of the deposit; left out, `bonus` is the same for everybody. */
  bonusPercent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000)), 0),
  /** In baht: the bonus, or with a percentage the most of it. */
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
    /** Whose newest deposit that waits it is for. */
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
    /** Whose withdrawal that waits it is about. */
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
  /** For how many minutes every game is closed for maintenance; left out for not at all. */
  gamesClosedMinutes: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(10_080))),
}

const ruleSchema = v.strictObject({
  ...ruleOrderSchema.entries,
  answer: v.optional(v.pipe(v.strictObject(givenAnswerSchema.entries), fitsStatus)),
})

export const scenarioSchema = v.strictObject({
  format: v.literal(scenarioFormat),
  version: v.literal(scenarioVersion),
  /** The app's name for which it was written; left out, it goes with any. */
  operator: v.optional(line(longestOperator)),
  name: words(60),
  /** What it shows, and what to do. */
  about: words(400),
  rules: some(ruleSchema, 50),
  clock: v.optional(clockSchema),
  /** Whether bank and staff work by themselves; left out, as it is. */
  automatic: v.optional(v.boolean()),
  seed: v.optional(v.strictObject(seedEntries), {}),
  steps: some(stepSchema, 100),
})

/** What is steered and laid out, amounts in satang. */
export type Scenario = v.InferOutput<typeof scenarioSchema>

/**
 * Why a file is not loaded:
 * - `toolong`: far more than any scenario needs
 * - `cutoff`: no JSON, or not all of it
 * - `notscenario`: something else
 * - `newer`: written for a newer version of the app
 * - `unknown`: none that ships has the name in `detail`
 * - `otheroperator`: `detail` names whose it is
 * - `invalid`: `fault` and, in the schema's words, `detail` name the place and what is wrong there
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

/** What was read of a file, with what it held: that is what the door takes. */
interface ReadScenario {
  content: unknown
  scenario: Scenario
}

/** A file's text, read as far as it is sound; `operator` is this app's name. */
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

/** The same for what is JSON already. */
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

/** Whether the clock can be as far away as it is told to, before and after all waiting. */
function isWithinReach({ clock, steps }: Scenario): boolean {
  const start = clock ? clockOffsetOf(clock, Date.now()) : 0
  const minutes = steps.reduce((sum, one) => sum + (one.step === 'wait' ? one.minutes : 0), 0)
  return [start, start + minutes * 60_000].every((ms) => Math.abs(ms) <= farthestClockMs)
}

/** How far the clock is ahead once the scenario is loaded, in milliseconds; `now` is the device's time. */
export function clockOffsetOf(clock: ScenarioClock, now: number): number {
  if ('aheadMinutes' in clock) return Math.round(clock.aheadMinutes * 60_000)
  if ('at' in clock) return clock.at - now
  const atOn = (day: string) => Date.parse(`${day}T${clock.nextBangkok}:00+07:00`)
  const today = bangkokDay(now)
  return (atOn(today) > now ? atOn(today) : atOn(addDays(today, 1))) - now
}

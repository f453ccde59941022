import * as v from 'valibot'
import type { Scenario } from '#contract/scenario/file'
import type { Steering } from '#contract/scenario/scenario'
import { steeredClock } from '#lib/device/clock'
import { storedValue } from '#lib/storage/storedValue'

const markSchema = v.object({
  faults: v.number(),
  clockOffsetMs: v.number(),
  scenario: v.nullable(
    v.object({ name: v.record(v.string(), v.string()), automatic: v.optional(v.boolean()) }),
  ),
  /** A tester has stopped bank and staff manually. */
  isStopped: v.optional(v.boolean()),
})

/** Last known state of the test controls, so that a page can show it without a request. */
export type SteeringMark = v.InferOutput<typeof markSchema>

/** Replaces a damaged value: something was active. The bar stays hidden until it has read what. */
const unreadable: SteeringMark = { faults: 0, clockOffsetMs: 0, scenario: null }

const stored = storedValue<SteeringMark>('steering', (value) => {
  const read = v.safeParse(markSchema, value)
  return read.success ? read.output : unreadable
})

/** Null while nothing is active. */
export const steeringMark = {
  ...stored,
  /** Also sets the clock for everything shown, including on pages that do not load this module. */
  set: (mark: SteeringMark | null) => {
    steeredClock.set(mark?.clockOffsetMs || null)
    return stored.set(mark)
  },
}

/** Stores every reported state. A loaded scenario stays until it is reset. */
export function noteSteering({ rules, clockOffsetMs }: Steering): void {
  const { scenario = null, isStopped = false } = steeringMark.get() ?? {}
  note({ faults: rules.length, clockOffsetMs, scenario, isStopped })
}

/** Stores whether bank and staff act automatically, as set by a tester. */
export function noteAutomatic(automatic: boolean): void {
  note({ ...(steeringMark.get() ?? unreadable), isStopped: !automatic })
}

function note(mark: SteeringMark): void {
  const { faults, clockOffsetMs, scenario, isStopped } = mark
  const isSteered = faults > 0 || clockOffsetMs !== 0 || scenario !== null || isStopped
  steeringMark.set(isSteered ? mark : null)
}

export function noteLoaded(
  { name, automatic }: Scenario,
  { rules, clockOffsetMs }: Steering,
): void {
  const scenario = { name, ...(automatic !== undefined && { automatic }) }
  const isStopped = automatic === undefined && steeringMark.get()?.isStopped === true
  steeringMark.set({ faults: rules.length, clockOffsetMs, scenario, isStopped })
}

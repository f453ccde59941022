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
  /** A tester has stopped bank and staff by hand. */
  isStopped: v.optional(v.boolean()),
})

/** What is in force, as it was last heard, so that a page knows of it without asking. */
export type SteeringMark = v.InferOutput<typeof markSchema>

/** Of a damaged one only this is left: something was in force. The bar asks what, and is not seen until it knows. */
const unreadable: SteeringMark = { faults: 0, clockOffsetMs: 0, scenario: null }

const stored = storedValue<SteeringMark>('steering', (value) => {
  const read = v.safeParse(markSchema, value)
  return read.success ? read.output : unreadable
})

/** Null while nothing is in force. */
export const steeringMark = {
  ...stored,
  /** The clock of what every page shows goes with it, on pages too that load nothing of this. */
  set: (mark: SteeringMark | null) => {
    steeredClock.set(mark?.clockOffsetMs || null)
    return stored.set(mark)
  },
}

/** Whatever is heard of the steering is noted: a loaded scenario stands until it is put away. */
export function noteSteering({ rules, clockOffsetMs }: Steering): void {
  const { scenario = null, isStopped = false } = steeringMark.get() ?? {}
  note({ faults: rules.length, clockOffsetMs, scenario, isStopped })
}

/** Whether bank and staff work by themselves, as a tester has switched it. */
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

import * as v from 'valibot'
import type { Scenario } from '#contract/scenario/file'
import type { TestControls } from '#contract/scenario/scenario'
import { movedClock } from '#lib/device/clock'
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
export type ActiveControlsState = v.InferOutput<typeof markSchema>

/** Replaces a damaged value: something was active. The bar stays hidden until it has read what. */
const unreadable: ActiveControlsState = { faults: 0, clockOffsetMs: 0, scenario: null }

const stored = storedValue<ActiveControlsState>('steering', (value) => {
  const read = v.safeParse(markSchema, value)
  return read.success ? read.output : unreadable
})

/** Null while nothing is active. */
export const activeControls = {
  ...stored,
  /** Also sets the clock for everything shown, including on pages that do not load this module. */
  set: (mark: ActiveControlsState | null) => {
    movedClock.set(mark?.clockOffsetMs || null)
    return stored.set(mark)
  },
}

/** Stores every reported state. A loaded scenario stays until it is reset. */
export function noteControls({ rules, clockOffsetMs }: TestControls): void {
  const { scenario = null, isStopped = false } = activeControls.get() ?? {}
  note({ faults: rules.length, clockOffsetMs, scenario, isStopped })
}

/** Stores whether bank and staff act automatically, as set by a tester. */
export function noteAutomatic(automatic: boolean): void {
  note({ ...(activeControls.get() ?? unreadable), isStopped: !automatic })
}

function note(mark: ActiveControlsState): void {
  const { faults, clockOffsetMs, scenario, isStopped } = mark
  const isControlled = faults > 0 || clockOffsetMs !== 0 || scenario !== null || isStopped
  activeControls.set(isControlled ? mark : null)
}

export function noteLoaded(
  { name, automatic }: Scenario,
  { rules, clockOffsetMs }: TestControls,
): void {
  const scenario = { name, ...(automatic !== undefined && { automatic }) }
  const isStopped = automatic === undefined && activeControls.get()?.isStopped === true
  activeControls.set({ faults: rules.length, clockOffsetMs, scenario, isStopped })
}

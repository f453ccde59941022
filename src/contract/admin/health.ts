/** State of the operation on one page: queue times, the agent's credit, and the books. */
import * as v from 'valibot'
import { bahtOnWire, countOnWire, dayText, instantOnWire, maybe } from '../wire'
import { waitingSchema } from './reports'

/** Waiting times of requests decided today (Bangkok day), in ms, and the open requests. */
const queueHealthSchema = v.object({
  ...waitingSchema.entries,
  /** The same promise for everybody, in ms; null if it depends on the player's history. */
  promisedMs: maybe(v.number()),
  /** Waiting requests whose players were told a time. */
  promised: countOnWire,
  /** Those whose time is over. */
  late: countOnWire,
})

export const healthSchema = v.object({
  asOf: instantOnWire,
  deposits: queueHealthSchema,
  withdrawals: queueHealthSchema,
  agent: v.object({ credit: bahtOnWire, warnBelow: bahtOnWire }),
  /** Rows with a difference in money, over the named Bangkok days. */
  books: v.object({ from: dayText, to: dayText, differing: countOnWire }),
})

export type Health = v.InferOutput<typeof healthSchema>

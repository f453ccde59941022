/** The end of a shift: what one colleague, or all, decided in a period, by account. */
import * as v from 'valibot'
import { bahtOnWire, countOnWire, dayText, instantOnWire, maybe } from '../wire'

/** Decisions that the report counts, in the order of its rows. */
export const shiftKinds = [
  'depositApproved',
  'depositRejected',
  'withdrawApproved',
  'withdrawPaid',
  'withdrawRejected',
  'withdrawReturned',
  'creditAdded',
  'creditDeducted',
] as const

export type ShiftKind = (typeof shiftKinds)[number]

const shiftRowSchema = v.object({
  kind: v.picklist(shiftKinds),
  /** The operator's account of a deposit, the bank of a withdrawal; empty for credit changed by hand. */
  account: v.string(),
  account_name: v.string(),
  count: countOnWire,
  /** Amounts of the requests: as credited, or as deducted from the credit. */
  sum: bahtOnWire,
  /** What left the operator's account: the amounts less the fees. Null except for paid withdrawals. */
  transferred: maybe(bahtOnWire),
})

export type ShiftRow = v.InferOutput<typeof shiftRowSchema>

export const shiftQuerySchema = v.object({
  /** Bangkok days, both included; today if omitted. */
  from: v.optional(dayText),
  to: v.optional(dayText),
  /** Id of a colleague. An owner may name anybody, and gets all decisions without it; others get their own. */
  admin: v.optional(v.string()),
})

export const shiftSchema = v.object({
  from: dayText,
  to: dayText,
  asOf: instantOnWire,
  /** Whose decisions these are; null for all, including the automatic ones. */
  name: maybe(v.string()),
  /** Whom the caller may choose. */
  staff: v.array(v.object({ adminID: v.string(), name: v.string() })),
  rows: v.array(shiftRowSchema),
})

export type Shift = v.InferOutput<typeof shiftSchema>

/** Reports that split the figures of a period: by staff account, receiving account, hour and first deposit. */
import * as v from 'valibot'
import { countOnWire, dayText, instantOnWire, signedBahtOnWire } from '../wire'
import { figuresSchema } from './reports'

/** Staff account of everything that no member of staff did. */
export const automatic = 'auto'

const cashierFigures = v.object({
  /** Credited deposits. */
  deposits: signedBahtOnWire,
  depositCount: countOnWire,
  /** Paid withdrawals. */
  withdrawals: signedBahtOnWire,
  withdrawalCount: countOnWire,
  /** Rejected withdrawals, whose credit was returned. */
  released: signedBahtOnWire,
  releasedCount: countOnWire,
  /** Credit added less credit deducted by hand. */
  adjusted: signedBahtOnWire,
  adjustedCount: countOnWire,
})

export const cashierReportSchema = v.object({
  asOf: instantOnWire,
  /** `adminID` is {@link automatic} for the simulated staff, the bank and the past. Highest deposits first. */
  rows: v.array(v.object({ adminID: v.string(), name: v.string(), ...cashierFigures.entries })),
  total: cashierFigures,
})

export type CashierReport = v.InferOutput<typeof cashierReportSchema>

const accountFigures = v.object({
  deposits: signedBahtOnWire,
  depositCount: countOnWire,
  /** Players who deposited. */
  depositors: countOnWire,
})

export const accountReportSchema = v.object({
  asOf: instantOnWire,
  /** `transferBankID` is empty for deposits whose row is missing. Highest deposits first. */
  rows: v.array(
    v.object({ transferBankID: v.string(), bank_name: v.string(), ...accountFigures.entries }),
  ),
  total: accountFigures,
})

export type AccountReport = v.InferOutput<typeof accountReportSchema>

export const hourReportSchema = v.object({
  asOf: instantOnWire,
  /** All 24 hours of the Bangkok day, each over all days of the period. */
  rows: v.array(v.object({ hour: countOnWire, ...figuresSchema.entries })),
  total: figuresSchema,
})

export type HourReport = v.InferOutput<typeof hourReportSchema>

export const cohortGroups = ['week', 'month'] as const

export type CohortGroup = (typeof cohortGroups)[number]

/** Bangkok days, both included. */
const span = { from: dayText, to: dayText }

export const cohortReportSchema = v.object({
  asOf: instantOnWire,
  /** Players by the week or month of their first deposit, oldest first. */
  rows: v.array(
    v.object({
      ...span,
      players: countOnWire,
      /** Sum of their first deposits. */
      first: signedBahtOnWire,
      /** The weeks or months after it, up to today: who deposited again, and all their deposits there. */
      later: v.array(v.object({ ...span, players: countOnWire, deposits: signedBahtOnWire })),
    }),
  ),
})

export type CohortReport = v.InferOutput<typeof cohortReportSchema>

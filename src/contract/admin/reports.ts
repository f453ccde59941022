/** Bank statement, reconciliation, reports and dashboard. Satang internally; days are Bangkok days. */
import * as v from 'valibot'
import { gameProviderSchema } from '../games/games'
import { statementTypes } from '../wallet/statement'
import { depositStatuses } from '../wallet/wallet'
import { bahtOnWire, countOnWire, dayText, instantOnWire, maybe, signedBahtOnWire } from '../wire'
import { guardedKinds } from './guarded'
import { adminRequestSchema, reasonText } from './request'
import { auditRowSchema } from './system'

export const bankLineStates = ['unmatched', 'matched', 'ignored'] as const

/** Properties that a deposit can share with a bank line. */
export const likenesses = ['amount', 'time', 'account', 'name'] as const

export const lineCandidateSchema = v.object({
  depositId: v.string(),
  userId: v.string(),
  username: v.string(),
  name: v.string(),
  amount: bahtOnWire,
  status: v.picklist(depositStatuses),
  /** The deposit already has another line; staff decide about any further money. */
  hasLines: v.optional(v.boolean(), false),
  createdAt: instantOnWire,
  /** 0 to 100; 100 means that everything matches. */
  score: countOnWire,
  alike: v.array(v.picklist(likenesses)),
})

export type LineCandidate = v.InferOutput<typeof lineCandidateSchema>

export const bankLineSchema = v.object({
  lineId: v.string(),
  transferBankID: v.string(),
  bank_name: v.string(),
  amount: bahtOnWire,
  state: v.picklist(bankLineStates),
  depositId: maybe(v.string()),
  /** The sender according to the bank. */
  fromName: maybe(v.string()),
  fromTail: maybe(v.string()),
  /** Reason why the line is ignored. */
  ignored: maybe(v.string()),
  decidedBy: maybe(v.string()),
  createdAt: instantOnWire,
  /** Open deposits to the same account, best match first; none once the line is decided. */
  candidates: v.array(lineCandidateSchema),
})

export type AdminBankLine = v.InferOutput<typeof bankLineSchema>

/** With `depositId` the line is assigned to that deposit; without it, the line is ignored for a reason. */
export const matchLineSchema = v.object({
  ...adminRequestSchema.entries,
  lineId: v.string(),
  /** State that the screen showed. */
  state: v.picklist(bankLineStates),
  depositId: v.optional(v.string()),
  reason: v.optional(reasonText),
})

const sumSchema = v.object({ sum: signedBahtOnWire, count: countOnWire })

export type Sum = v.InferOutput<typeof sumSchema>

/** Kinds of differences between two books; each difference names one row. */
export const differenceKinds = [
  'lineWithoutDeposit',
  'lineInReview',
  'depositWithoutLine',
  'depositWithoutLedger',
  'ledgerWithoutDeposit',
  'amountDiffers',
  /** No difference in money: the line arrived on another day than its deposit was credited. */
  'otherDay',
  'brokenBalance',
  'walletDiffers',
  'holdWithoutWithdrawal',
  'withdrawalWithoutHold',
  'rejectedNotReleased',
  'paidAndReleased',
  'paidWithoutReference',
] as const

export type DifferenceKind = (typeof differenceKinds)[number]

export const differenceSchema = v.object({
  kind: v.picklist(differenceKinds),
  /** Row that causes it: the id of a line, deposit, withdrawal or player, or the number of a ledger row. */
  id: v.string(),
  amount: signedBahtOnWire,
  /** Empty if no operator account is involved. */
  transferBankID: v.string(),
})

export type Difference = v.InferOutput<typeof differenceSchema>

/** One operator account on one day. */
export const bankDaySchema = v.object({
  transferBankID: v.string(),
  bank_name: v.string(),
  lines: sumSchema,
  /** Lines that were ignored or sent back to the sender. */
  returned: sumSchema,
  deposits: sumSchema,
  ledger: sumSchema,
  /** Lines less returned lines, less deposits. */
  difference: signedBahtOnWire,
  /** Part of the difference that arrived on another day than it was credited. */
  shifted: signedBahtOnWire,
})

export type BankDay = v.InferOutput<typeof bankDaySchema>

/** How many rows per day to list when several days are requested; a single day is listed in full. */
export const mostDifferences = 20

export const reconcileDaySchema = v.object({
  day: dayText,
  banks: v.array(bankDaySchema),
  /** Ledger totals by kind of entry; kinds without entries are left out. */
  ledgerByType: v.array(v.object({ type: v.picklist(statementTypes), ...sumSchema.entries })),
  ledgerSum: signedBahtOnWire,
  /** Change of all players' credit. */
  walletChange: signedBahtOnWire,
  held: sumSchema,
  released: sumSchema,
  paid: sumSchema,
  /** Paid withdrawals that the bank sent back; their amounts are in `released` too. */
  returned: sumSchema,
  /** Number of paid withdrawals with the bank's reference. */
  withReference: countOnWire,
  /** Number of rows with a difference in money. */
  differing: countOnWire,
  /** Rows with a difference in money first; at most {@link mostDifferences} if several days are requested. */
  differences: v.array(differenceSchema),
  /** Number of differences that are not listed. */
  untold: countOnWire,
})

export type ReconcileDay = v.InferOutput<typeof reconcileDaySchema>

export const reconcileSchema = v.object({
  from: dayText,
  to: dayText,
  asOf: instantOnWire,
  /** Newest first; days without events are left out. */
  days: v.array(reconcileDaySchema),
})

/**
 * Figures of a period. Withdrawals are those paid in it, everything else is from the ledger. GGR is bets less
 * wins, NGR is GGR less bonuses, codes, cashback, wheel and commission.
 */
export const figuresSchema = v.object({
  deposits: signedBahtOnWire,
  depositCount: countOnWire,
  withdrawals: signedBahtOnWire,
  withdrawalCount: countOnWire,
  /** Transfers that the bank sent back in the period; `withdrawals` still has them, on the day of payment. */
  returned: signedBahtOnWire,
  bets: signedBahtOnWire,
  wins: signedBahtOnWire,
  ggr: signedBahtOnWire,
  bonuses: signedBahtOnWire,
  codes: signedBahtOnWire,
  cashback: signedBahtOnWire,
  wheel: signedBahtOnWire,
  commission: signedBahtOnWire,
  ngr: signedBahtOnWire,
  /** Manual adjustments; not included in the figures above. */
  adjusted: signedBahtOnWire,
  /** Players with a bet or a credited deposit. */
  activePlayers: countOnWire,
  newPlayers: countOnWire,
  firstDeposits: countOnWire,
  /** NGR per active player. */
  arpu: signedBahtOnWire,
})

export type Figures = v.InferOutput<typeof figuresSchema>

export const reportGroups = ['day', 'week', 'month'] as const

export type ReportGroup = (typeof reportGroups)[number]

export const dailyReportSchema = v.object({
  asOf: instantOnWire,
  /** `day` is the first day of the period; weeks start on Monday. Newest first. */
  rows: v.array(v.object({ day: dayText, ...figuresSchema.entries })),
  total: figuresSchema,
})

export type DailyReport = v.InferOutput<typeof dailyReportSchema>

export const promotionReportSchema = v.object({
  asOf: instantOnWire,
  rows: v.array(
    v.object({
      /** Set for deductions from codes, by batch, and from cashback; left out for a promotion. */
      source: v.optional(v.picklist(['codes', 'cashback'])),
      PromotionID: v.string(),
      PromotionName: v.string(),
      received: countOnWire,
      completed: countOnWire,
      /** Bonuses paid. */
      bonuses: signedBahtOnWire,
      /** Deducted again, or above a cap. */
      takenBack: signedBahtOnWire,
      cost: signedBahtOnWire,
    }),
  ),
})

export type PromotionReport = v.InferOutput<typeof promotionReportSchema>

/** Requests for a second person, by kind. An unbounded cost counts as zero. */
export const approvalReportSchema = v.object({
  asOf: instantOnWire,
  rows: v.array(
    v.object({
      kind: v.picklist(guardedKinds),
      asked: countOnWire,
      approved: countOnWire,
      rejected: countOnWire,
      /** By the colleagues who asked. */
      withdrawn: countOnWire,
      pending: countOnWire,
      /** Highest possible cost of the approved requests. */
      cost: signedBahtOnWire,
    }),
  ),
})

export type ApprovalReport = v.InferOutput<typeof approvalReportSchema>

export const affiliateReportSchema = v.object({
  asOf: instantOnWire,
  rows: v.array(
    v.object({
      affiliateID: v.string(),
      affiliateName: v.string(),
      /** Friends who joined in this period. */
      signups: countOnWire,
      /** Deposits of all friends. */
      deposits: signedBahtOnWire,
      earned: signedBahtOnWire,
      /** Claimed into the player's credit. */
      claimed: signedBahtOnWire,
    }),
  ),
})

export type AffiliateReport = v.InferOutput<typeof affiliateReportSchema>

export const providerReportSchema = v.object({
  asOf: instantOnWire,
  /** Highest GGR first; bets of unknown providers last, with an empty code. */
  rows: v.array(
    v.object({
      providerCode: v.string(),
      providerName: v.string(),
      bets: signedBahtOnWire,
      wins: signedBahtOnWire,
      ggr: signedBahtOnWire,
      activePlayers: countOnWire,
      /** GGR per active player; bonuses belong to no game provider and are not deducted. */
      perPlayer: signedBahtOnWire,
    }),
  ),
})

export type ProviderReport = v.InferOutput<typeof providerReportSchema>

/** Waiting times in ms for deposits confirmed and withdrawals paid in the last 24 hours; null without any. */
export const waitingSchema = v.object({
  count: countOnWire,
  mean: maybe(v.number()),
  p95: maybe(v.number()),
})

export type Waiting = v.InferOutput<typeof waitingSchema>

/** Deposits and withdrawals in one hour of today, and the means of that hour over the previous seven days. */
const hourSchema = v.object({
  /** 0 to 23. */
  hour: countOnWire,
  deposits: signedBahtOnWire,
  withdrawals: signedBahtOnWire,
  usualDeposits: signedBahtOnWire,
  usualWithdrawals: signedBahtOnWire,
})

export type Hour = v.InferOutput<typeof hourSchema>

export const dashboardSchema = v.object({
  asOf: instantOnWire,
  today: figuresSchema,
  /** Until the same time of day, as for `mean`. */
  yesterday: figuresSchema,
  /** Mean of the seven days before today. */
  mean: figuresSchema,
  waiting: v.object({ deposits: waitingSchema, withdrawals: waitingSchema }),
  /** All 24 hours of the Bangkok day. */
  hours: v.array(hourSchema),
  /** The last thirty days, by cost. */
  promotions: v.array(
    v.object({ PromotionID: v.string(), PromotionName: v.string(), cost: signedBahtOnWire }),
  ),
  agent: v.object({ credit: bahtOnWire, warnBelow: bahtOnWire }),
  /** Game providers in their current state, in the order that players see. */
  providers: v.array(
    v.pick(gameProviderSchema, ['providerCode', 'providerName', 'status', 'maintenanceUntil']),
  ),
  audit: v.array(auditRowSchema),
})

export type Dashboard = v.InferOutput<typeof dashboardSchema>

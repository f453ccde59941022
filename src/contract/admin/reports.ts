/** The bank's statement, the daily reconciliation, the reports and the dashboard. Satang inside; days are Bangkok's. */
import * as v from 'valibot'
import { gameProviderSchema } from '../games/games'
import { statementTypes } from '../wallet/statement'
import { depositStatuses } from '../wallet/wallet'
import { bahtOnWire, countOnWire, dayText, instantOnWire, maybe, signedBahtOnWire } from '../wire'
import { guardedKinds } from './guarded'
import { adminOrderSchema, reasonText } from './order'
import { auditRowSchema } from './system'

export const bankLineStates = ['unmatched', 'matched', 'ignored'] as const

/** By what a deposit looks like the one that a line belongs to. */
export const likenesses = ['amount', 'time', 'account', 'name'] as const

export const lineCandidateSchema = v.object({
  depositId: v.string(),
  userId: v.string(),
  username: v.string(),
  name: v.string(),
  amount: bahtOnWire,
  status: v.picklist(depositStatuses),
  /** Other money came for it already: whatever comes beside that, the staff decide. */
  hasLines: v.optional(v.boolean(), false),
  createdAt: instantOnWire,
  /** 0 to 100; 100 is alike in everything. */
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
  /** What the bank says of who sent it. */
  fromName: maybe(v.string()),
  fromTail: maybe(v.string()),
  /** Why nobody looks for its deposit any more. */
  ignored: maybe(v.string()),
  decidedBy: maybe(v.string()),
  createdAt: instantOnWire,
  /** Open deposits to the same account, the likeliest first; none once it is decided. */
  candidates: v.array(lineCandidateSchema),
})

export type AdminBankLine = v.InferOutput<typeof bankLineSchema>

/** With `depositId` the line becomes that deposit's; without, it is ignored for a reason. */
export const matchLineSchema = v.object({
  ...adminOrderSchema.entries,
  lineId: v.string(),
  /** What the screen showed. */
  state: v.picklist(bankLineStates),
  depositId: v.optional(v.string()),
  reason: v.optional(reasonText),
})

const sumSchema = v.object({ sum: signedBahtOnWire, count: countOnWire })

export type Sum = v.InferOutput<typeof sumSchema>

/** Why two books differ, each told of one row. */
export const differenceKinds = [
  'lineWithoutDeposit',
  'lineInReview',
  'depositWithoutLine',
  'depositWithoutLedger',
  'ledgerWithoutDeposit',
  'amountDiffers',
  /** No difference of money: the line came on another day than its deposit was credited. */
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
  /** The row that causes it: a line's, a deposit's, a withdrawal's, a player's id, or a ledger row's number. */
  id: v.string(),
  amount: signedBahtOnWire,
  /** Empty where no account of the operator is concerned. */
  transferBankID: v.string(),
})

export type Difference = v.InferOutput<typeof differenceSchema>

/** One account of the operator on one day. */
export const bankDaySchema = v.object({
  transferBankID: v.string(),
  bank_name: v.string(),
  lines: sumSchema,
  /** Of the lines, what was ignored or went back to who sent it. */
  returned: sumSchema,
  deposits: sumSchema,
  ledger: sumSchema,
  /** Lines less what was returned, less deposits. */
  difference: signedBahtOnWire,
  /** The part of it that only came on another day than it was credited. */
  shifted: signedBahtOnWire,
})

export type BankDay = v.InferOutput<typeof bankDaySchema>

/** So many rows of one day are told of where it is asked for with others; alone it is told whole. */
export const mostDifferences = 20

export const reconcileDaySchema = v.object({
  day: dayText,
  banks: v.array(bankDaySchema),
  /** What the ledger says, by kind of entry; kinds without entries are left out. */
  ledgerByType: v.array(v.object({ type: v.picklist(statementTypes), ...sumSchema.entries })),
  ledgerSum: signedBahtOnWire,
  /** By how much all players' credit changed. */
  walletChange: signedBahtOnWire,
  held: sumSchema,
  released: sumSchema,
  paid: sumSchema,
  /** Of the paid ones, those with the bank's reference. */
  withReference: countOnWire,
  /** How many rows there are by which money differs. */
  differing: countOnWire,
  /** Those first; of a day among others at most {@link mostDifferences}. */
  differences: v.array(differenceSchema),
  /** How many more there are than are told of. */
  untold: countOnWire,
})

export type ReconcileDay = v.InferOutput<typeof reconcileDaySchema>

export const reconcileSchema = v.object({
  from: dayText,
  to: dayText,
  asOf: instantOnWire,
  /** The newest first; days on which nothing happened are left out. */
  days: v.array(reconcileDaySchema),
})

/**
 * What a time came to, all from the ledger: withdrawals are what was held less what was given back,
 * GGR is bets less wins, NGR is GGR less bonuses, codes, cashback, wheel and commission.
 */
export const figuresSchema = v.object({
  deposits: signedBahtOnWire,
  depositCount: countOnWire,
  withdrawals: signedBahtOnWire,
  withdrawalCount: countOnWire,
  bets: signedBahtOnWire,
  wins: signedBahtOnWire,
  ggr: signedBahtOnWire,
  bonuses: signedBahtOnWire,
  codes: signedBahtOnWire,
  cashback: signedBahtOnWire,
  wheel: signedBahtOnWire,
  commission: signedBahtOnWire,
  ngr: signedBahtOnWire,
  /** Added or taken by hand; in neither of the above. */
  adjusted: signedBahtOnWire,
  /** Players who placed a bet or whose deposit came in. */
  activePlayers: countOnWire,
  newPlayers: countOnWire,
  firstDeposits: countOnWire,
  /** NGR by active player. */
  arpu: signedBahtOnWire,
})

export type Figures = v.InferOutput<typeof figuresSchema>

export const reportGroups = ['day', 'week', 'month'] as const

export type ReportGroup = (typeof reportGroups)[number]

export const dailyReportSchema = v.object({
  asOf: instantOnWire,
  /** `day` is the first of the day, week (from Monday) or month. The newest first. */
  rows: v.array(v.object({ day: dayText, ...figuresSchema.entries })),
  total: figuresSchema,
})

export type DailyReport = v.InferOutput<typeof dailyReportSchema>

export const promotionReportSchema = v.object({
  asOf: instantOnWire,
  rows: v.array(
    v.object({
      /** What was taken back of codes, by their batch, and of cashback; left out of a promotion. */
      source: v.optional(v.picklist(['codes', 'cashback'])),
      PromotionID: v.string(),
      PromotionName: v.string(),
      received: countOnWire,
      completed: countOnWire,
      /** Bonuses paid. */
      bonuses: signedBahtOnWire,
      /** Taken back again, or over a cap. */
      takenBack: signedBahtOnWire,
      cost: signedBahtOnWire,
    }),
  ),
})

export type PromotionReport = v.InferOutput<typeof promotionReportSchema>

/** What needed a second person, by kind. Without a bound a cost counts as nothing. */
export const approvalReportSchema = v.object({
  asOf: instantOnWire,
  rows: v.array(
    v.object({
      kind: v.picklist(guardedKinds),
      asked: countOnWire,
      approved: countOnWire,
      rejected: countOnWire,
      pending: countOnWire,
      /** What the approved ones may cost at most. */
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
      /** Friends who joined in this time. */
      signups: countOnWire,
      /** Of all friends. */
      deposits: signedBahtOnWire,
      earned: signedBahtOnWire,
      /** Taken over into the credit. */
      claimed: signedBahtOnWire,
    }),
  ),
})

export type AffiliateReport = v.InferOutput<typeof affiliateReportSchema>

export const providerReportSchema = v.object({
  asOf: instantOnWire,
  /** The one that left most first; bets of no known house last, with an empty code. */
  rows: v.array(
    v.object({
      providerCode: v.string(),
      providerName: v.string(),
      bets: signedBahtOnWire,
      wins: signedBahtOnWire,
      ggr: signedBahtOnWire,
      activePlayers: countOnWire,
      /** GGR by active player: what was given besides belongs to no house. */
      perPlayer: signedBahtOnWire,
    }),
  ),
})

export type ProviderReport = v.InferOutput<typeof providerReportSchema>

/** How long players waited for what was decided in the last 24 hours; null when nothing was. Milliseconds. */
const waitingSchema = v.object({
  count: countOnWire,
  mean: maybe(v.number()),
  p95: maybe(v.number()),
})

export type Waiting = v.InferOutput<typeof waitingSchema>

/** What came in and went out within one hour of today, and the mean of that hour of the seven days before. */
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
  /** Each until the same time of day. */
  yesterday: figuresSchema,
  /** Of the seven days before today. */
  mean: figuresSchema,
  waiting: v.object({ deposits: waitingSchema, withdrawals: waitingSchema }),
  /** All 24 of Bangkok's day. */
  hours: v.array(hourSchema),
  /** Of the last thirty days, by cost. */
  promotions: v.array(
    v.object({ PromotionID: v.string(), PromotionName: v.string(), cost: signedBahtOnWire }),
  ),
  agent: v.object({ credit: bahtOnWire, warnBelow: bahtOnWire }),
  /** The game houses as they are now, in the order that players see. */
  providers: v.array(
    v.pick(gameProviderSchema, ['providerCode', 'providerName', 'status', 'maintenanceUntil']),
  ),
  audit: v.array(auditRowSchema),
})

export type Dashboard = v.InferOutput<typeof dashboardSchema>

/** Back office calls with their answers; `admin/calls.ts` says who may make each. */
import * as v from 'valibot'
import {
  adminLoginAnswerSchema,
  adminSessionSchema,
  countersSchema,
  lookersSchema,
  otpEnrolmentSchema,
  recoveryCodesSchema,
} from '../admin/account'
import { affiliateSchema, agentBalanceSchema, agentInfoSchema } from '../admin/agent'
import { bookSchema, monthText } from '../admin/book'
import {
  accountReportSchema,
  cashierReportSchema,
  cohortGroups,
  cohortReportSchema,
  hourReportSchema,
} from '../admin/breakdowns'
import { type AdminCall, type AdminCallName, adminCalls } from '../admin/calls'
import { assigneesSchema, caseSchema, openedCaseSchema, playerMessagesSchema } from '../admin/cases'
import { secondPersonSchema } from '../admin/guarded'
import { healthSchema } from '../admin/health'
import { langSchema, listQuerySchema, listSchema } from '../admin/list'
import {
  adminDepositSchema,
  adminLedgerSchema,
  adminWithdrawalSchema,
  requestOutcomeSchema,
  slipSchema,
} from '../admin/money'
import { adminPlayerPageSchema, adminPlayerSchema, timelineSchema } from '../admin/people'
import {
  adminPromotionSchema,
  adminReceivedSchema,
  promotionEstimateSchema,
  savedPromotionSchema,
} from '../admin/promotions'
import {
  affiliateReportSchema,
  approvalReportSchema,
  bankLineSchema,
  dailyReportSchema,
  dashboardSchema,
  promotionReportSchema,
  providerReportSchema,
  reconcileSchema,
  reportGroups,
} from '../admin/reports'
import { depositReviewSchema, withdrawalReviewSchema } from '../admin/review'
import {
  adminCashbackSchema,
  adminCodeDetailSchema,
  adminCodeSchema,
  adminSpinSchema,
  cashbackPreviewSchema,
  cashbackRunSchema,
  disabledCodesSchema,
  generatedCodesSchema,
  wheelBudgetSchema,
} from '../admin/rewards'
import { foundSchema } from '../admin/search'
import { sessionsQuerySchema, staffSessionsSchema } from '../admin/sessions'
import { shiftQuerySchema, shiftSchema } from '../admin/shift'
import { savedSettingSchema, storedSettingSchema } from '../admin/site'
import {
  adminRowSchema,
  approvalSchema,
  auditActorsSchema,
  auditCheckSchema,
  auditRowSchema,
} from '../admin/system'
import type { Call } from './call'

/** Answer of a request that only confirms it. */
const done = v.object({ requestId: v.string() })

const range = v.object({ from: v.optional(v.string()), to: v.optional(v.string()) })

type AdminAnswer = Pick<Call, 'content' | 'query' | 'markers'>

const list = (row: v.GenericSchema) => ({ content: listSchema(row), query: listQuerySchema })
const bare = (content: v.GenericSchema) => ({ content })
const ranged = (content: v.GenericSchema) => ({ content, query: range })

const answers: Record<AdminCallName, AdminAnswer> = {
  login: {
    content: adminLoginAnswerSchema,
    markers: ['notfound', 'wrongpass', 'banned', 'locked'],
  },
  loginCode: {
    content: adminSessionSchema,
    markers: ['notfound', 'wrongcode', 'banned', 'locked'],
  },
  loginCheck: bare(adminSessionSchema),
  logOut: bare(done),
  sessions: { content: staffSessionsSchema, query: sessionsQuerySchema },
  endSessions: bare(done),
  reportPage: bare(v.object({})),
  ownPassword: bare(done),
  enrolOtp: bare(otpEnrolmentSchema),
  confirmOtp: bare(v.object({ ...done.entries, ...recoveryCodesSchema.entries })),
  counters: bare(countersSchema),
  search: { content: foundSchema, query: v.object({ q: v.string(), lang: langSchema }) },
  looking: bare(lookersSchema),

  admins: list(adminRowSchema),
  admin: bare(adminRowSchema),
  saveAdmin: bare(requestOutcomeSchema),
  setAdminStatus: bare(requestOutcomeSchema),
  audit: list(auditRowSchema),
  auditActors: bare(auditActorsSchema),
  auditCheck: bare(auditCheckSchema),
  noteExport: bare(done),

  deposits: list(adminDepositSchema),
  deposit: bare(depositReviewSchema),
  depositSlip: bare(slipSchema),
  decideDeposit: bare(requestOutcomeSchema),
  withdrawals: list(adminWithdrawalSchema),
  withdrawal: bare(withdrawalReviewSchema),
  decideWithdrawal: bare(requestOutcomeSchema),
  ledger: list(adminLedgerSchema),
  adjust: bare(requestOutcomeSchema),
  bankLines: list(bankLineSchema),
  matchBankLine: bare(done),
  approvals: list(approvalSchema),
  secondPerson: bare(secondPersonSchema),
  approval: bare(approvalSchema),
  decideApproval: bare(requestOutcomeSchema),
  withdrawApproval: bare(done),

  players: list(adminPlayerSchema),
  player: bare(adminPlayerPageSchema),
  todaysPlayers: list(adminPlayerSchema),
  timeline: {
    content: timelineSchema,
    query: v.object({
      before: v.optional(v.string()),
      kind: v.optional(v.string()),
      q: v.optional(v.string()),
    }),
  },
  setPlayerStatus: bare(done),
  setPlayerBank: bare(done),
  setPlayerPassword: bare(done),
  addNote: bare(done),
  setTags: bare(done),
  playerMessages: bare(playerMessagesSchema),
  replyToPlayer: bare(done),
  cases: list(caseSchema),
  assignees: bare(assigneesSchema),
  case: bare(caseSchema),
  openCase: bare(openedCaseSchema),
  changeCase: bare(done),

  promotions: list(adminPromotionSchema),
  promotion: bare(adminPromotionSchema),
  promotionEstimate: bare(promotionEstimateSchema),
  savePromotion: bare(savedPromotionSchema),
  setPromotionStatus: bare(savedPromotionSchema),
  received: list(adminReceivedSchema),
  cancelReceived: bare(done),
  codes: list(adminCodeSchema),
  code: bare(adminCodeDetailSchema),
  generateCodes: bare(generatedCodesSchema),
  disableCodes: bare(disabledCodesSchema),
  cashbacks: list(adminCashbackSchema),
  cashbackPreview: bare(cashbackPreviewSchema),
  runCashback: bare(v.object({ ...done.entries, ...cashbackRunSchema.entries })),
  cancelCashback: bare(done),
  spins: list(adminSpinSchema),
  wheelBudget: bare(wheelBudgetSchema),

  setting: bare(storedSettingSchema),
  saveSetting: bare(savedSettingSchema),
  saveOffer: bare(savedSettingSchema),
  automatic: bare(v.object({ automatic: v.boolean() })),
  setAutomatic: bare(done),

  agentInfo: bare(agentInfoSchema),
  agentBalance: bare(agentBalanceSchema),
  affiliates: list(affiliateSchema),

  health: bare(healthSchema),
  dashboard: bare(dashboardSchema),
  dailyReport: {
    content: dailyReportSchema,
    query: v.object({ ...range.entries, group: v.optional(v.picklist(reportGroups)) }),
  },
  promotionReport: ranged(promotionReportSchema),
  affiliateReport: ranged(affiliateReportSchema),
  approvalReport: ranged(approvalReportSchema),
  providerReport: ranged(providerReportSchema),
  cashierReport: ranged(cashierReportSchema),
  accountReport: ranged(accountReportSchema),
  hourReport: ranged(hourReportSchema),
  cohortReport: {
    content: cohortReportSchema,
    query: v.object({ ...range.entries, group: v.optional(v.picklist(cohortGroups)) }),
  },
  reconcile: ranged(reconcileSchema),
  shift: { content: shiftSchema, query: shiftQuerySchema },
  book: { content: bookSchema, query: v.object({ month: v.optional(monthText) }) },
}

const calls: Readonly<Record<string, AdminCall>> = adminCalls

export const staffCalls: readonly Call[] = Object.entries<AdminAnswer>(answers).flatMap(
  ([name, answer]) => {
    const call = calls[name]
    if (!call) return []
    const { method, path, needs } = call
    const caller = needs === 'anyone' ? 'anyone' : 'staff'
    const group = path.split('/')[1] ?? ''
    return [{ ...answer, name, method, path, caller, envelope: 'bare', group, isSpecified: false }]
  },
)

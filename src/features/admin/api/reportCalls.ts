/** Endpoints for bank lines, reconciliation, reports and the dashboard. */
import * as v from 'valibot'
import { bookSchema } from '#contract/admin/book'
import {
  accountReportSchema,
  cashierReportSchema,
  cohortReportSchema,
  hourReportSchema,
} from '#contract/admin/breakdowns'
import { type Health, healthSchema } from '#contract/admin/health'
import { type ListAnswer, listSchema } from '#contract/admin/list'
import {
  type AdminBankLine,
  affiliateReportSchema,
  approvalReportSchema,
  bankLineSchema,
  type Dashboard,
  dailyReportSchema,
  dashboardSchema,
  promotionReportSchema,
  providerReportSchema,
  reconcileSchema,
} from '#contract/admin/reports'
import { shiftSchema } from '#contract/admin/shift'
import type { ListQuery } from '../list/listState'
import { adminApi, adminQuery, adminRequest } from './adminApi'

const bankLines = listSchema(bankLineSchema)

/** Parser for the list's export. */
export const readBankLines = (body: unknown): ListAnswer<AdminBankLine> => v.parse(bankLines, body)

interface MatchRequest {
  requestId: string
  lineId: string
  state: AdminBankLine['state']
  /** If omitted, the line is ignored. */
  depositId?: string
  reason?: string
}

export const {
  useBankLinesQuery,
  useMatchBankLineMutation,
  useReconcileQuery,
  useDailyReportQuery,
  usePromotionReportQuery,
  useAffiliateReportQuery,
  useApprovalReportQuery,
  useProviderReportQuery,
  useShiftQuery,
  useCashierReportQuery,
  useAccountReportQuery,
  useHourReportQuery,
  useCohortReportQuery,
  useBookQuery,
  useHealthQuery,
  useDashboardQuery,
} = adminApi.injectEndpoints({
  endpoints: (build) => ({
    bankLines: build.query(
      adminQuery((query: ListQuery) => ({ call: 'bankLines', schema: bankLines, query })),
    ),
    matchBankLine: build.mutation(
      adminRequest<MatchRequest, unknown>('matchBankLine', v.unknown(), [
        'Balance',
        'History',
        'Promotion',
        'Reward',
        'Notification',
      ]),
    ),
    reconcile: build.query(
      adminQuery(
        (query: ListQuery) => ({ call: 'reconcile', schema: reconcileSchema, query }),
        'Report',
      ),
    ),
    dailyReport: build.query(
      adminQuery(
        (query: ListQuery) => ({ call: 'dailyReport', schema: dailyReportSchema, query }),
        'Report',
      ),
    ),
    promotionReport: build.query(
      adminQuery(
        (query: ListQuery) => ({
          call: 'promotionReport',
          schema: promotionReportSchema,
          query,
        }),
        'Report',
      ),
    ),
    approvalReport: build.query(
      adminQuery(
        (query: ListQuery) => ({ call: 'approvalReport', schema: approvalReportSchema, query }),
        'Report',
      ),
    ),
    affiliateReport: build.query(
      adminQuery(
        (query: ListQuery) => ({
          call: 'affiliateReport',
          schema: affiliateReportSchema,
          query,
        }),
        'Report',
      ),
    ),
    providerReport: build.query(
      adminQuery(
        (query: ListQuery) => ({ call: 'providerReport', schema: providerReportSchema, query }),
        'Report',
      ),
    ),
    shift: build.query(
      adminQuery((query: ListQuery) => ({ call: 'shift', schema: shiftSchema, query }), 'Report'),
    ),
    cashierReport: build.query(
      adminQuery(
        (query: ListQuery) => ({ call: 'cashierReport', schema: cashierReportSchema, query }),
        'Report',
      ),
    ),
    accountReport: build.query(
      adminQuery(
        (query: ListQuery) => ({ call: 'accountReport', schema: accountReportSchema, query }),
        'Report',
      ),
    ),
    hourReport: build.query(
      adminQuery(
        (query: ListQuery) => ({ call: 'hourReport', schema: hourReportSchema, query }),
        'Report',
      ),
    ),
    cohortReport: build.query(
      adminQuery(
        (query: ListQuery) => ({ call: 'cohortReport', schema: cohortReportSchema, query }),
        'Report',
      ),
    ),
    book: build.query(
      adminQuery((query: ListQuery) => ({ call: 'book', schema: bookSchema, query }), 'Report'),
    ),
    health: build.query(
      adminQuery<Health, void>(() => ({ call: 'health', schema: healthSchema }), 'Report'),
    ),
    dashboard: build.query(
      adminQuery<Dashboard, void>(() => ({ call: 'dashboard', schema: dashboardSchema }), 'Report'),
    ),
  }),
})

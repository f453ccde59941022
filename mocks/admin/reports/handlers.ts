/** The bank's statement, the reconciliation, the reports and the dashboard. */
import type { HttpHandler } from 'msw/http'
import { longReportMs } from '#contract/admin/calls'
import { matchLineSchema } from '#contract/admin/reports'
import { answerBankLines, matchBankLine } from '../money/bankLines'
import type { AdminRoutes } from '../routes'
import { dashboard } from './dashboard'
import { promotionReport } from './promotions'
import { reconcile } from './reconcile'
import { affiliateReport, dailyReport, providerReport } from './reports'

export function reportHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.read('bankLines', ({ query }) => answerBankLines(query)),
    routes.order('matchBankLine', matchLineSchema, matchBankLine),
    routes.read('reconcile', ({ query }) => reconcile(query), longReportMs),
    routes.read('dailyReport', ({ query }) => dailyReport(query), longReportMs),
    routes.read('promotionReport', ({ query }) => promotionReport(query), longReportMs),
    routes.read('affiliateReport', ({ query }) => affiliateReport(query), longReportMs),
    routes.read('providerReport', ({ query }) => providerReport(query), longReportMs),
    routes.read('dashboard', ({ staff }) => dashboard(staff), longReportMs),
  ]
}

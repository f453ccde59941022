/** Handlers for the bank statement, the reconciliation, reports and the dashboard. */
import type { HttpHandler } from 'msw/http'
import { longCallMs } from '#contract/admin/calls'
import { matchLineSchema } from '#contract/admin/reports'
import { answerBankLines, matchBankLine } from '../money/bankLines'
import type { AdminRoutes } from '../routes'
import { approvalReport } from './approvals'
import { dashboard } from './dashboard'
import { health } from './health'
import { promotionReport } from './promotions'
import { reconcile } from './reconcile'
import { affiliateReport, dailyReport, providerReport } from './reports'

/** Options of reports by days. */
const ofDays = { limitMs: longCallMs, known: ['from', 'to'] }

export function reportHandlers(routes: AdminRoutes): HttpHandler[] {
  return [
    routes.list('bankLines', ({ query }) => answerBankLines(query)),
    routes.request('matchBankLine', matchLineSchema, matchBankLine),
    routes.read('reconcile', ({ query }) => reconcile(query), ofDays),
    routes.read('dailyReport', ({ query }) => dailyReport(query), {
      ...ofDays,
      known: [...ofDays.known, 'group'],
    }),
    routes.read('promotionReport', ({ query }) => promotionReport(query), ofDays),
    routes.read('approvalReport', ({ query }) => approvalReport(query), ofDays),
    routes.read('affiliateReport', ({ query }) => affiliateReport(query), ofDays),
    routes.read('providerReport', ({ query }) => providerReport(query), ofDays),
    routes.read('health', health, { limitMs: longCallMs }),
    routes.read('dashboard', ({ staff }) => dashboard(staff), { limitMs: longCallMs }),
  ]
}

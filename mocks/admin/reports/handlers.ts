/** Handlers for the bank statement, the reconciliation, reports and the dashboard. */
import type { HttpHandler } from 'msw/http'
import { longCallMs } from '#contract/admin/calls'
import { matchLineSchema } from '#contract/admin/reports'
import { answerBankLines, matchBankLine } from '../money/bankLines'
import type { AdminRoutes } from '../routes'
import { accountReport } from './accounts'
import { approvalReport } from './approvals'
import { book } from './book'
import { cashierReport } from './cashiers'
import { cohortReport } from './cohorts'
import { dashboard } from './dashboard'
import { health } from './health'
import { hourReport } from './hours'
import { promotionReport } from './promotions'
import { reconcile } from './reconcile'
import { affiliateReport, dailyReport, providerReport } from './reports'
import { shiftReport } from './shift'

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
    routes.read('shift', ({ staff, query }) => shiftReport(staff, query), {
      ...ofDays,
      known: [...ofDays.known, 'admin'],
    }),
    routes.read('cashierReport', ({ query }) => cashierReport(query), ofDays),
    routes.read('accountReport', ({ query }) => accountReport(query), ofDays),
    routes.read('hourReport', ({ query }) => hourReport(query), ofDays),
    routes.read('cohortReport', ({ query }) => cohortReport(query), {
      ...ofDays,
      known: [...ofDays.known, 'group'],
    }),
    routes.read('book', ({ query }) => book(query), { limitMs: longCallMs, known: ['month'] }),
    routes.read('health', health, { limitMs: longCallMs }),
    routes.read('dashboard', ({ staff }) => dashboard(staff), { limitMs: longCallMs }),
  ]
}

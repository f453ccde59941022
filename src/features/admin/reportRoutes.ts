/** Overview pages: dashboard, bank statement, books and reports. */
import { adminPaths } from '#lib/paths/admin'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { AdminSection } from './adminRoute'

const DashboardPage = lazyWithPreload(() =>
  import('./dashboard/DashboardPage').then((module) => module.DashboardPage),
)
const BookPage = lazyWithPreload(() => import('./book/BookPage').then((module) => module.BookPage))
const MatchPage = lazyWithPreload(() =>
  import('./match/MatchPage').then((module) => module.MatchPage),
)
const ReconcilePage = lazyWithPreload(() =>
  import('./reconcile/ReconcilePage').then((module) => module.ReconcilePage),
)
const ReportsPage = lazyWithPreload(() =>
  import('./reports/ReportsPage').then((module) => module.ReportsPage),
)
const ShiftPage = lazyWithPreload(() =>
  import('./shift/ShiftPage').then((module) => module.ShiftPage),
)

const HealthPage = lazyWithPreload(() =>
  import('./health/HealthPage').then((module) => module.HealthPage),
)

export const reportSections: readonly AdminSection[] = [
  {
    label: 'adminReports.menu',
    pages: [
      {
        path: adminPaths.dashboard,
        Page: DashboardPage,
        label: 'adminReports.dashboard',
        needs: 'view',
      },
      { path: adminPaths.match, Page: MatchPage, label: 'adminReports.match', needs: 'view' },
      {
        path: adminPaths.reconcile,
        Page: ReconcilePage,
        label: 'adminReports.reconcile',
        needs: 'view',
      },
      { path: adminPaths.reports, Page: ReportsPage, label: 'adminReports.reports', needs: 'view' },
      {
        path: adminPaths.shift,
        Page: ShiftPage,
        label: 'adminReports.shift',
        needs: 'deposit.decide',
      },
      { path: adminPaths.book, Page: BookPage, label: 'adminReports.monthlyBook', needs: 'view' },
      { path: adminPaths.health, Page: HealthPage, label: 'adminReports.health', needs: 'view' },
    ],
  },
]

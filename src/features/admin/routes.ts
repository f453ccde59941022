/** Route table of the back office, used by the router, the menu and the command palette. */
import { matchPath } from 'react-router-dom'
import type { Counters } from '#contract/admin/account'
import { adminPaths } from '#lib/paths/admin'
import { plainPath } from '#lib/paths/publicPaths'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { AdminRoute, AdminSection } from './adminRoute'
import { offerSections } from './offerRoutes'
import { peopleSections } from './peopleRoutes'
import { reportSections } from './reportRoutes'

export const counterOf = (counters: Counters | undefined, { counter }: AdminRoute) =>
  counter && counters ? counters[counter] : 0

const DepositsPage = lazyWithPreload(() =>
  import('./deposits/DepositsPage').then((module) => module.DepositsPage),
)
const WithdrawalsPage = lazyWithPreload(() =>
  import('./withdrawals/WithdrawalsPage').then((module) => module.WithdrawalsPage),
)
const ApprovalsPage = lazyWithPreload(() =>
  import('./approvals/ApprovalsPage').then((module) => module.ApprovalsPage),
)
const TransactionsPage = lazyWithPreload(() =>
  import('./transactions/TransactionsPage').then((module) => module.TransactionsPage),
)

const moneyPages: readonly AdminRoute[] = [
  {
    path: adminPaths.deposits,
    Page: DepositsPage,
    label: 'admin.menu.deposits',
    needs: 'view',
    counter: 'deposits',
  },
  { path: adminPaths.deposit, Page: DepositsPage, needs: 'view' },
  {
    path: adminPaths.withdrawals,
    Page: WithdrawalsPage,
    label: 'admin.menu.withdrawals',
    needs: 'view',
    counter: 'withdrawals',
  },
  { path: adminPaths.withdrawal, Page: WithdrawalsPage, needs: 'view' },
  {
    path: adminPaths.approvals,
    Page: ApprovalsPage,
    label: 'admin.menu.approvals',
    needs: 'view',
    counter: 'approvals',
    sets: true,
  },
  { path: adminPaths.approval, Page: ApprovalsPage, needs: 'view', sets: true },
  {
    path: adminPaths.transactions,
    Page: TransactionsPage,
    label: 'admin.menu.transactions',
    needs: 'view',
  },
]

export const adminSections: readonly AdminSection[] = [
  ...reportSections,
  { label: 'admin.menu.money', pages: moneyPages },
  ...peopleSections,
  ...offerSections,
]

export const adminRoutes: readonly AdminRoute[] = adminSections.flatMap(({ pages }) => pages)

/** The page at an address; an exact match takes precedence over one with a parameter. */
export function adminRouteAt(pathname: string): AdminRoute | undefined {
  return (
    adminRoutes.find(({ path }) => plainPath(path) === plainPath(pathname)) ??
    adminRoutes.find(({ path }) => path.includes(':') && matchPath(path, pathname) !== null)
  )
}

/** The menu entry of an address: a sheet or a detail page belongs to its list. */
export function menuRouteAt(pathname: string): AdminRoute | undefined {
  const route = adminRouteAt(pathname)
  if (route === undefined || route.label !== undefined) return route
  return adminRoutes.find(({ path, label }) => label && route.path.startsWith(`${path}/`))
}

import { plainPath } from './publicPaths'

/** The root path of the back office. */
export const adminRoot = '/admin'

export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(plainPath(pathname))
}

export const adminPaths = {
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  deposits: '/admin/deposits',
  deposit: '/admin/deposits/:id',
  match: '/admin/deposits/match',
  withdrawals: '/admin/withdrawals',
  withdrawal: '/admin/withdrawals/:id',
  approvals: '/admin/approvals',
  approval: '/admin/approvals/:id',
  cases: '/admin/cases',
  case: '/admin/cases/:id',
  transactions: '/admin/transactions',
  reconcile: '/admin/reconcile',
  users: '/admin/users',
  usersToday: '/admin/users/today',
  user: '/admin/users/:id',
  promotions: '/admin/promotions',
  promotion: '/admin/promotions/:id',
  received: '/admin/promotions/received',
  codes: '/admin/codes',
  cashback: '/admin/cashback',
  wheel: '/admin/wheel',
  invite: '/admin/invite',
  affiliates: '/admin/affiliates',
  agent: '/admin/agent',
  providers: '/admin/providers',
  site: '/admin/site',
  siteSection: '/admin/site/:section',
  reports: '/admin/reports',
  shift: '/admin/shift',
  book: '/admin/book',
  health: '/admin/health',
  admins: '/admin/admins',
  audit: '/admin/audit',
  account: '/admin/account',
} as const

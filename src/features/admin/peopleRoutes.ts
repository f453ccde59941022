/** Pages for players and staff. */
import { adminPaths } from '#lib/paths/admin'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { AdminSection } from './adminRoute'

const UsersPage = lazyWithPreload(() =>
  import('./users/UsersPage').then((module) => module.UsersPage),
)
const CasesPage = lazyWithPreload(() =>
  import('./cases/CasesPage').then((module) => module.CasesPage),
)
const UsersTodayPage = lazyWithPreload(() =>
  import('./users/UsersTodayPage').then((module) => module.UsersTodayPage),
)
const UserPage = lazyWithPreload(() => import('./users/UserPage').then((module) => module.UserPage))
const AffiliatesPage = lazyWithPreload(() =>
  import('./affiliates/AffiliatesPage').then((module) => module.AffiliatesPage),
)
const AgentPage = lazyWithPreload(() =>
  import('./agent/AgentPage').then((module) => module.AgentPage),
)
const AdminsPage = lazyWithPreload(() =>
  import('./admins/AdminsPage').then((module) => module.AdminsPage),
)
const AuditPage = lazyWithPreload(() =>
  import('./audit/AuditPage').then((module) => module.AuditPage),
)
const AccountPage = lazyWithPreload(() =>
  import('./account/AccountPage').then((module) => module.AccountPage),
)

export const peopleSections: readonly AdminSection[] = [
  {
    label: 'adminPeople.menu.players',
    pages: [
      {
        path: adminPaths.cases,
        Page: CasesPage,
        label: 'admin.menu.cases',
        needs: 'view',
        counter: 'cases',
      },
      { path: adminPaths.case, Page: CasesPage, needs: 'view' },
      { path: adminPaths.users, Page: UsersPage, label: 'adminPeople.users', needs: 'view' },
      {
        path: adminPaths.usersToday,
        Page: UsersTodayPage,
        label: 'adminPeople.usersToday',
        needs: 'view',
      },
      { path: adminPaths.user, Page: UserPage, needs: 'view' },
      {
        path: adminPaths.affiliates,
        Page: AffiliatesPage,
        label: 'adminPeople.affiliates',
        needs: 'view',
      },
    ],
  },
  {
    label: 'adminPeople.menu.staff',
    pages: [
      {
        path: adminPaths.agent,
        Page: AgentPage,
        label: 'adminPeople.agent',
        needs: 'view',
        sets: true,
      },
      {
        path: adminPaths.admins,
        Page: AdminsPage,
        label: 'adminPeople.admins',
        needs: 'admin.manage',
      },
      { path: adminPaths.audit, Page: AuditPage, label: 'adminPeople.audit', needs: 'view' },
      {
        path: adminPaths.account,
        Page: AccountPage,
        label: 'adminPeople.account',
        needs: 'view',
        sets: true,
      },
    ],
  },
]

export { DashboardPage } from '#features/dashboard/lazyDashboardPage'

import { hasAdmin } from '#lib/environment'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

export const LoginPage = lazyWithPreload(() =>
  import('#features/session/LoginPage').then((module) => module.LoginPage),
)

export const RegisterPage = lazyWithPreload(() =>
  import('#features/session/RegisterPage').then((module) => module.RegisterPage),
)

export const ForgotPage = lazyWithPreload(() =>
  import('#features/session/ForgotPage').then((module) => module.ForgotPage),
)

/** The member area's frame; the table of its pages is loaded with it (`memberPages.tsx`). */
export const MainLayout = lazyWithPreload(() =>
  import('../shell/MainLayout').then((module) => module.MainLayout),
)

/** Knows which pages there are: the entrance does without that. */
export const UnknownRoute = lazyWithPreload(() =>
  import('../guards/UnknownRoute').then((module) => module.UnknownRoute),
)

export const OpenPages = lazyWithPreload(() =>
  import('./openPages').then((module) => module.OpenPages),
)

/** The operator's side: a frame of its own, left out of a build by `VITE_ADMIN=0`. */
export const AdminArea = hasAdmin
  ? lazyWithPreload(() => import('../admin/AdminArea').then((module) => module.AdminArea))
  : null

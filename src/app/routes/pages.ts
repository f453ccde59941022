export { DashboardPage } from '#features/dashboard/lazyDashboardPage'

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

/** Knows which pages there are: the entrance does without that. */
export const UnknownRoute = lazyWithPreload(() =>
  import('../guards/UnknownRoute').then((module) => module.UnknownRoute),
)

/** Open pages and the operator's side: the entrance knows of neither. */
export const ApartPages = lazyWithPreload(() =>
  import('./apartPages').then((module) => module.ApartPages),
)

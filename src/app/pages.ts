import { lazyPart } from './loading/lazyPart'

export const LoginPage = lazyPart(() =>
  import('../features/session/LoginPage').then((module) => module.LoginPage),
)

export const RegisterPage = lazyPart(() =>
  import('../features/session/RegisterPage').then((module) => module.RegisterPage),
)

export const ForgotPage = lazyPart(() =>
  import('../features/session/ForgotPage').then((module) => module.ForgotPage),
)

/** The member area's frame; the table of its pages is loaded with it (`memberPages.tsx`). */
export const MainLayout = lazyPart(() =>
  import('./layouts/main/MainLayout').then((module) => module.MainLayout),
)

/** Named here as well as in the table: it is loaded ahead, while somebody logs in. */
export const DashboardPage = lazyPart(() =>
  import('../features/dashboard/DashboardPage').then((module) => module.DashboardPage),
)

/** Knows which pages there are: the entrance does without that. */
export const Stranger = lazyPart(() =>
  import('./guards/Stranger').then((module) => module.Stranger),
)

export const OpenPages = lazyPart(() => import('./openPages').then((module) => module.OpenPages))

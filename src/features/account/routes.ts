import { memberPaths } from '#lib/paths/member'
import { UserIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { oneBlock } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const accountRoutes: FeatureRoutes = {
  texts: 'product',
  pages: [
    {
      path: memberPaths.account,
      Page: lazyWithPreload(() => import('./AccountPage').then((module) => module.AccountPage)),
    },
    {
      path: memberPaths.bank,
      Page: lazyWithPreload(() => import('./BankPage').then((module) => module.BankPage)),
      shape: oneBlock(420),
    },
    {
      path: memberPaths.limits,
      Page: lazyWithPreload(() => import('./LimitsPage').then((module) => module.LimitsPage)),
    },
    {
      path: memberPaths.password,
      Page: lazyWithPreload(() => import('./PasswordPage').then((module) => module.PasswordPage)),
      shape: oneBlock(420),
    },
    {
      path: memberPaths.sessions,
      Page: lazyWithPreload(() => import('./SessionsPage').then((module) => module.SessionsPage)),
    },
  ],
  menu: {
    id: 'account',
    labelKey: 'shell.menu.account',
    icon: UserIcon,
    items: [
      { id: 'profile', labelKey: 'shell.menu.profile', path: memberPaths.account },
      { id: 'bank', labelKey: 'shell.menu.bank', path: memberPaths.bank },
      { id: 'limits', labelKey: 'shell.menu.limits', path: memberPaths.limits },
      { id: 'password', labelKey: 'shell.menu.password', path: memberPaths.password },
      { id: 'appLock', labelKey: 'shell.menu.appLock', path: memberPaths.appLock },
      { id: 'sessions', labelKey: 'shell.menu.sessions', path: memberPaths.sessions },
      { id: 'install', labelKey: 'shell.menu.install', path: memberPaths.install },
      {
        id: 'notifications',
        labelKey: 'shell.menu.notifications',
        path: memberPaths.notifications,
      },
    ],
  },
}

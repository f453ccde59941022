import { memberPaths } from '#lib/paths/member'
import { MailIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const mailRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.mail,
      Page: lazyWithPreload(() => import('./MailPage').then((module) => module.MailPage)),
    },
  ],
  menu: {
    id: 'mail',
    labelKey: 'shell.menu.mail',
    icon: MailIcon,
    path: memberPaths.mail,
  },
}

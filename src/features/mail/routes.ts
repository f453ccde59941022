import { memberPaths } from '#lib/paths/member'
import { MailIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { rowShape } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const mailRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.mail,
      Page: lazyWithPreload(() => import('./MailPage').then((module) => module.MailPage)),
      shape: rowShape(8, 84),
    },
  ],
  menu: {
    id: 'mail',
    labelKey: 'shell.menu.mail',
    icon: MailIcon,
    path: memberPaths.mail,
  },
}

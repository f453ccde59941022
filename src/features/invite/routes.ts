import { memberPaths } from '#lib/paths/member'
import { InviteIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const inviteRoutes: FeatureRoutes = {
  texts: 'product',
  pages: [
    {
      path: memberPaths.invite,
      Page: lazyWithPreload(() => import('./InvitePage').then((module) => module.InvitePage)),
    },
  ],
  menu: {
    id: 'invite',
    labelKey: 'shell.menu.invite',
    icon: InviteIcon,
    path: memberPaths.invite,
  },
}

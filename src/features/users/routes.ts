import { memberPaths } from '#lib/paths/member'
import { UsersIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const usersRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.accountProfile1,
      Page: lazyWithPreload(() =>
        import('./IconTabsProfilePage').then((module) => module.IconTabsProfilePage),
      ),
    },
    {
      path: memberPaths.accountProfile2,
      Page: lazyWithPreload(() =>
        import('./StepsProfilePage').then((module) => module.StepsProfilePage),
      ),
    },
    {
      path: memberPaths.accountProfile3,
      Page: lazyWithPreload(() =>
        import('./TabsProfilePage').then((module) => module.TabsProfilePage),
      ),
    },
    {
      path: memberPaths.detailsCards,
      Page: lazyWithPreload(() =>
        import('./DetailsCardsPage').then((module) => module.DetailsCardsPage),
      ),
    },
    {
      path: memberPaths.profileCards,
      Page: lazyWithPreload(() =>
        import('./ProfileCardsPage').then((module) => module.ProfileCardsPage),
      ),
    },
    {
      path: memberPaths.simpleCards,
      Page: lazyWithPreload(() =>
        import('./SimpleCardsPage').then((module) => module.SimpleCardsPage),
      ),
    },
    {
      path: memberPaths.userList1,
      Page: lazyWithPreload(() => import('./UserTablePage').then((module) => module.UserTablePage)),
    },
    {
      path: memberPaths.userList2,
      Page: lazyWithPreload(() => import('./UserRowsPage').then((module) => module.UserRowsPage)),
    },
  ],
  menu: {
    id: 'users',
    labelKey: 'shell.menu.users',
    icon: UsersIcon,
    items: [
      {
        id: 'socialProfile',
        labelKey: 'shell.menu.socialProfile',
        path: memberPaths.socialProfile,
      },
      {
        id: 'accountProfile',
        labelKey: 'shell.menu.accountProfile',
        items: [
          { id: 'profile1', labelKey: 'shell.menu.profile1', path: memberPaths.accountProfile1 },
          { id: 'profile2', labelKey: 'shell.menu.profile2', path: memberPaths.accountProfile2 },
          { id: 'profile3', labelKey: 'shell.menu.profile3', path: memberPaths.accountProfile3 },
        ],
      },
      {
        id: 'userCards',
        labelKey: 'shell.menu.userCards',
        items: [
          { id: 'card1', labelKey: 'shell.menu.card1', path: memberPaths.detailsCards },
          { id: 'card2', labelKey: 'shell.menu.card2', path: memberPaths.profileCards },
          { id: 'card3', labelKey: 'shell.menu.card3', path: memberPaths.simpleCards },
        ],
      },
      {
        id: 'userLists',
        labelKey: 'shell.menu.userLists',
        items: [
          { id: 'list1', labelKey: 'shell.menu.list1', path: memberPaths.userList1 },
          { id: 'list2', labelKey: 'shell.menu.list2', path: memberPaths.userList2 },
        ],
      },
    ],
  },
}

import { memberPaths } from '#lib/paths/member'
import { UsersIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { cardShape, oneBlock, tableShape } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const usersRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.accountProfile1,
      Page: lazyWithPreload(() =>
        import('./IconTabsProfilePage').then((module) => module.IconTabsProfilePage),
      ),
      shape: oneBlock(520),
    },
    {
      path: memberPaths.accountProfile2,
      Page: lazyWithPreload(() =>
        import('./StepsProfilePage').then((module) => module.StepsProfilePage),
      ),
      shape: oneBlock(520),
    },
    {
      path: memberPaths.accountProfile3,
      Page: lazyWithPreload(() =>
        import('./TabsProfilePage').then((module) => module.TabsProfilePage),
      ),
      shape: oneBlock(520),
    },
    {
      path: memberPaths.detailsCards,
      Page: lazyWithPreload(() =>
        import('./DetailsCardsPage').then((module) => module.DetailsCardsPage),
      ),
      shape: { head: 44, ...cardShape(12, 312, 300) },
    },
    {
      path: memberPaths.profileCards,
      Page: lazyWithPreload(() =>
        import('./ProfileCardsPage').then((module) => module.ProfileCardsPage),
      ),
      shape: { head: 44, ...cardShape(12, 300, 260) },
    },
    {
      path: memberPaths.simpleCards,
      Page: lazyWithPreload(() =>
        import('./SimpleCardsPage').then((module) => module.SimpleCardsPage),
      ),
      shape: { head: 44, ...cardShape(12, 86, 300) },
    },
    {
      path: memberPaths.userList1,
      Page: lazyWithPreload(() => import('./UserTablePage').then((module) => module.UserTablePage)),
      shape: tableShape,
    },
    {
      path: memberPaths.userList2,
      Page: lazyWithPreload(() => import('./UserRowsPage').then((module) => module.UserRowsPage)),
      shape: { head: 44, ...cardShape(12, 112) },
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

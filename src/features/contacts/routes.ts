import { memberPaths } from '#lib/paths/member'
import { AddressBookIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const contactsRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.contactCards,
      Page: lazyWithPreload(() =>
        import('./ContactCardsPage').then((module) => module.ContactCardsPage),
      ),
    },
    {
      path: memberPaths.contactList,
      Page: lazyWithPreload(() =>
        import('./ContactListPage').then((module) => module.ContactListPage),
      ),
    },
  ],
  menu: {
    id: 'contact',
    labelKey: 'shell.menu.contact',
    icon: AddressBookIcon,
    items: [
      { id: 'contactCards', labelKey: 'shell.menu.contactCards', path: memberPaths.contactCards },
      { id: 'contactList', labelKey: 'shell.menu.contactList', path: memberPaths.contactList },
    ],
  },
}

import { memberPaths } from '#lib/paths/member'
import { AddressBookIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { cardShape, rowShape } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const contactsRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.contactCards,
      Page: lazyWithPreload(() =>
        import('./ContactCardsPage').then((module) => module.ContactCardsPage),
      ),
      shape: { head: 44, ...cardShape(8, 172, 240) },
    },
    {
      path: memberPaths.contactList,
      Page: lazyWithPreload(() =>
        import('./ContactListPage').then((module) => module.ContactListPage),
      ),
      shape: { head: 44, ...rowShape(8, 64) },
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

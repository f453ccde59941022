import type { MenuGroup } from '#ui/navigation/menuItem'

const labelKey = 'shell.menu.title'

/** Menu with all features: three levels, an external link, and paths within paths. */
export const deepMenu: readonly MenuGroup[] = [
  {
    id: 'product',
    labelKey: 'shell.menu.product',
    items: [
      {
        id: 'dashboard',
        labelKey: 'shell.menu.account',
        items: [{ id: 'analytics', labelKey: 'shell.menu.profile', path: '/dashboard/analytics' }],
      },
      {
        id: 'sales',
        labelKey: 'shell.balance',
        items: [
          { id: 'orders', labelKey: 'shell.menu.documentation', path: '/orders' },
          { id: 'new-order', labelKey, path: '/orders/new' },
        ],
      },
    ],
  },
  {
    id: 'demo',
    labelKey: 'shell.menu.demo',
    items: [
      {
        id: 'people',
        labelKey: 'shell.username',
        items: [
          {
            id: 'cards',
            labelKey: 'shell.settings',
            items: [
              { id: 'card1', labelKey: 'shell.refresh', path: '/user/card/card1' },
              { id: 'card2', labelKey: 'shell.logout', path: '/user/card/card2' },
            ],
          },
        ],
      },
      { id: 'outside', labelKey: 'shell.menu.support', address: 'https://docs.example/' },
    ],
  },
]

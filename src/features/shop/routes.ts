import type { ComponentType } from 'react'
import { memberPaths } from '#lib/paths/member'
import { CartIcon } from '#ui/icons/menu'
import { type LazyComponent, lazyWithPreload } from '#ui/load/lazyWithPreload'
import { cardShape, tableShape } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

type LoadPage = () => Promise<ComponentType>

/**
 * Routes of the shop. Its pages need the cart slice, which only the app can add to the store: `withCart`
 * loads a page with it.
 */
export function shopRoutes(withCart: (load: LoadPage) => LazyComponent<object>): FeatureRoutes {
  return {
    texts: 'demo',
    pages: [
      {
        path: memberPaths.products,
        Page: withCart(() => import('./ProductsPage').then((module) => module.ProductsPage)),
        shape: { head: 44, ...cardShape(8, 380, 170) },
      },
      {
        path: memberPaths.productDetail,
        Page: withCart(() =>
          import('./ProductDetailPage').then((module) => module.ProductDetailPage),
        ),
        parent: memberPaths.products,
        shape: cardShape(2, 360, 420),
      },
      {
        path: memberPaths.productList,
        Page: lazyWithPreload(() =>
          import('./ProductListPage').then((module) => module.ProductListPage),
        ),
        shape: tableShape,
      },
      {
        path: memberPaths.checkout,
        Page: withCart(() => import('./CheckoutPage').then((module) => module.CheckoutPage)),
        parent: memberPaths.products,
        shape: { head: 48, blocks: [320, 320], width: 540 },
      },
      {
        path: memberPaths.shopOrders,
        Page: withCart(() => import('./OrdersPage').then((module) => module.OrdersPage)),
        parent: memberPaths.products,
        shape: cardShape(2, 200),
      },
    ],
    menu: {
      id: 'shop',
      labelKey: 'shell.menu.shop',
      icon: CartIcon,
      items: [
        { id: 'products', labelKey: 'shell.menu.products', path: memberPaths.products },
        {
          id: 'productDetails',
          labelKey: 'shell.menu.productDetails',
          path: memberPaths.productDetails,
          isExample: true,
        },
        { id: 'productList', labelKey: 'shell.menu.productList', path: memberPaths.productList },
        { id: 'checkout', labelKey: 'shell.menu.checkout', path: memberPaths.checkout },
        { id: 'shopOrders', labelKey: 'shell.menu.shopOrders', path: memberPaths.shopOrders },
      ],
    },
  }
}

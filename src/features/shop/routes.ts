import type { ComponentType } from 'react'
import { memberPaths } from '#lib/paths/member'
import { CartIcon } from '#ui/icons/menu'
import { type LazyComponent, lazyWithPreload } from '#ui/load/lazyWithPreload'
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
      },
      {
        path: memberPaths.productDetail,
        Page: withCart(() =>
          import('./ProductDetailPage').then((module) => module.ProductDetailPage),
        ),
      },
      {
        path: memberPaths.productList,
        Page: lazyWithPreload(() =>
          import('./ProductListPage').then((module) => module.ProductListPage),
        ),
      },
      {
        path: memberPaths.checkout,
        Page: withCart(() => import('./CheckoutPage').then((module) => module.CheckoutPage)),
      },
      {
        path: memberPaths.shopOrders,
        Page: withCart(() => import('./OrdersPage').then((module) => module.OrdersPage)),
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

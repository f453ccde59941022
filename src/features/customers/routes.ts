import { memberPaths } from '#lib/paths/member'
import { BasketIcon } from '#ui/icons/menu'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { oneBlock, tableShape } from '#ui/load/pageShape'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const customersRoutes: FeatureRoutes = {
  texts: 'demo',
  pages: [
    {
      path: memberPaths.customers,
      Page: lazyWithPreload(() => import('./CustomersPage').then((module) => module.CustomersPage)),
      shape: tableShape,
    },
    {
      path: memberPaths.orders,
      Page: lazyWithPreload(() => import('./OrdersPage').then((module) => module.OrdersPage)),
      shape: tableShape,
    },
    {
      path: memberPaths.invoices,
      Page: lazyWithPreload(() => import('./InvoicesPage').then((module) => module.InvoicesPage)),
      shape: tableShape,
    },
    {
      path: memberPaths.invoice,
      Page: lazyWithPreload(() => import('./InvoicePage').then((module) => module.InvoicePage)),
      shape: oneBlock(560),
    },
    {
      path: memberPaths.createInvoice,
      Page: lazyWithPreload(() =>
        import('./CreateInvoicePage').then((module) => module.CreateInvoicePage),
      ),
      parent: memberPaths.invoices,
      shape: oneBlock(720),
    },
    {
      path: memberPaths.orderDetails,
      Page: lazyWithPreload(() =>
        import('./OrderDetailsPage').then((module) => module.OrderDetailsPage),
      ),
      parent: memberPaths.orders,
      shape: oneBlock(560),
    },
    {
      path: memberPaths.customerProducts,
      Page: lazyWithPreload(() =>
        import('./CustomerProductsPage').then((module) => module.CustomerProductsPage),
      ),
      shape: tableShape,
    },
    {
      path: memberPaths.productReviews,
      Page: lazyWithPreload(() =>
        import('./ProductReviewsPage').then((module) => module.ProductReviewsPage),
      ),
      shape: tableShape,
    },
  ],
  menu: {
    id: 'customer',
    labelKey: 'shell.menu.customer',
    icon: BasketIcon,
    items: [
      { id: 'customers', labelKey: 'shell.menu.customers', path: memberPaths.customers },
      { id: 'orders', labelKey: 'shell.menu.orders', path: memberPaths.orders },
      { id: 'orderDetails', labelKey: 'shell.menu.orderDetails', path: memberPaths.orderDetails },
      { id: 'invoices', labelKey: 'shell.menu.invoices', path: memberPaths.invoices },
      {
        id: 'createInvoice',
        labelKey: 'shell.menu.createInvoice',
        path: memberPaths.createInvoice,
      },
      {
        id: 'customerProducts',
        labelKey: 'shell.menu.customerProducts',
        path: memberPaths.customerProducts,
      },
      {
        id: 'productReviews',
        labelKey: 'shell.menu.productReviews',
        path: memberPaths.productReviews,
      },
    ],
  },
}

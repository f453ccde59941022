import type { ComponentType } from 'react'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'

/** A page of the shop: the cart comes into the store with it. */
function shopPart(load: () => Promise<ComponentType>) {
  return lazyWithPreload(async () => {
    const [{ withCart }, Page] = await Promise.all([import('./shopCart'), load()])
    return withCart(Page)
  })
}

// The pages of the template's demo sections; each is a file of its own, loaded on demand.

export const SocialProfilePage = lazyWithPreload(() =>
  import('#features/social/SocialProfilePage').then((module) => module.SocialProfilePage),
)

export const IconTabsProfilePage = lazyWithPreload(() =>
  import('#features/users/IconTabsProfilePage').then((module) => module.IconTabsProfilePage),
)

export const StepsProfilePage = lazyWithPreload(() =>
  import('#features/users/StepsProfilePage').then((module) => module.StepsProfilePage),
)

export const TabsProfilePage = lazyWithPreload(() =>
  import('#features/users/TabsProfilePage').then((module) => module.TabsProfilePage),
)

export const DetailsCardsPage = lazyWithPreload(() =>
  import('#features/users/DetailsCardsPage').then((module) => module.DetailsCardsPage),
)

export const ProfileCardsPage = lazyWithPreload(() =>
  import('#features/users/ProfileCardsPage').then((module) => module.ProfileCardsPage),
)

export const SimpleCardsPage = lazyWithPreload(() =>
  import('#features/users/SimpleCardsPage').then((module) => module.SimpleCardsPage),
)

export const UserTablePage = lazyWithPreload(() =>
  import('#features/users/UserTablePage').then((module) => module.UserTablePage),
)

export const UserRowsPage = lazyWithPreload(() =>
  import('#features/users/UserRowsPage').then((module) => module.UserRowsPage),
)

export const CustomersPage = lazyWithPreload(() =>
  import('#features/customers/CustomersPage').then((module) => module.CustomersPage),
)

export const OrdersPage = lazyWithPreload(() =>
  import('#features/customers/OrdersPage').then((module) => module.OrdersPage),
)

export const CreateInvoicePage = lazyWithPreload(() =>
  import('#features/customers/CreateInvoicePage').then((module) => module.CreateInvoicePage),
)

export const OrderDetailsPage = lazyWithPreload(() =>
  import('#features/customers/OrderDetailsPage').then((module) => module.OrderDetailsPage),
)

export const CustomerProductsPage = lazyWithPreload(() =>
  import('#features/customers/CustomerProductsPage').then((module) => module.CustomerProductsPage),
)

export const ProductReviewsPage = lazyWithPreload(() =>
  import('#features/customers/ProductReviewsPage').then((module) => module.ProductReviewsPage),
)

export const ChatPage = lazyWithPreload(() =>
  import('#features/chat/ChatPage').then((module) => module.ChatPage),
)

export const BoardPage = lazyWithPreload(() =>
  import('#features/kanban/BoardPage').then((module) => module.BoardPage),
)

export const BacklogsPage = lazyWithPreload(() =>
  import('#features/kanban/BacklogsPage').then((module) => module.BacklogsPage),
)

export const MailPage = lazyWithPreload(() =>
  import('#features/mail/MailPage').then((module) => module.MailPage),
)

export const CalendarPage = lazyWithPreload(() =>
  import('#features/calendar/CalendarPage').then((module) => module.CalendarPage),
)

export const ContactCardsPage = lazyWithPreload(() =>
  import('#features/contacts/ContactCardsPage').then((module) => module.ContactCardsPage),
)

export const ContactListPage = lazyWithPreload(() =>
  import('#features/contacts/ContactListPage').then((module) => module.ContactListPage),
)

export const ProductsPage = shopPart(() =>
  import('#features/shop/ProductsPage').then((module) => module.ProductsPage),
)

export const ProductDetailPage = shopPart(() =>
  import('#features/shop/ProductDetailPage').then((module) => module.ProductDetailPage),
)

export const ProductListPage = lazyWithPreload(() =>
  import('#features/shop/ProductListPage').then((module) => module.ProductListPage),
)

export const CheckoutPage = shopPart(() =>
  import('#features/shop/CheckoutPage').then((module) => module.CheckoutPage),
)

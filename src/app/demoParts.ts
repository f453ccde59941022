import type { ComponentType } from 'react'
import { lazyPart } from './loading/lazyPart'

/** A page of the shop: the cart comes into the store with it. */
function shopPart(load: () => Promise<ComponentType>) {
  return lazyPart(async () => {
    const [{ withCart }, Page] = await Promise.all([import('./shopCart'), load()])
    return withCart(Page)
  })
}

// The pages of the template's demo sections; each is a file of its own, loaded on demand.

export const SocialProfilePage = lazyPart(() =>
  import('../features/social/SocialProfilePage').then((module) => module.SocialProfilePage),
)

export const IconTabsProfilePage = lazyPart(() =>
  import('../features/users/IconTabsProfilePage').then((module) => module.IconTabsProfilePage),
)

export const StepsProfilePage = lazyPart(() =>
  import('../features/users/StepsProfilePage').then((module) => module.StepsProfilePage),
)

export const TabsProfilePage = lazyPart(() =>
  import('../features/users/TabsProfilePage').then((module) => module.TabsProfilePage),
)

export const DetailsCardsPage = lazyPart(() =>
  import('../features/users/DetailsCardsPage').then((module) => module.DetailsCardsPage),
)

export const ProfileCardsPage = lazyPart(() =>
  import('../features/users/ProfileCardsPage').then((module) => module.ProfileCardsPage),
)

export const SimpleCardsPage = lazyPart(() =>
  import('../features/users/SimpleCardsPage').then((module) => module.SimpleCardsPage),
)

export const UserTablePage = lazyPart(() =>
  import('../features/users/UserTablePage').then((module) => module.UserTablePage),
)

export const UserRowsPage = lazyPart(() =>
  import('../features/users/UserRowsPage').then((module) => module.UserRowsPage),
)

export const CustomersPage = lazyPart(() =>
  import('../features/customers/CustomersPage').then((module) => module.CustomersPage),
)

export const OrdersPage = lazyPart(() =>
  import('../features/customers/OrdersPage').then((module) => module.OrdersPage),
)

export const CreateInvoicePage = lazyPart(() =>
  import('../features/customers/CreateInvoicePage').then((module) => module.CreateInvoicePage),
)

export const OrderDetailsPage = lazyPart(() =>
  import('../features/customers/OrderDetailsPage').then((module) => module.OrderDetailsPage),
)

export const CustomerProductsPage = lazyPart(() =>
  import('../features/customers/CustomerProductsPage').then(
    (module) => module.CustomerProductsPage,
  ),
)

export const ProductReviewsPage = lazyPart(() =>
  import('../features/customers/ProductReviewsPage').then((module) => module.ProductReviewsPage),
)

export const ChatPage = lazyPart(() =>
  import('../features/chat/ChatPage').then((module) => module.ChatPage),
)

export const BoardPage = lazyPart(() =>
  import('../features/kanban/BoardPage').then((module) => module.BoardPage),
)

export const BacklogsPage = lazyPart(() =>
  import('../features/kanban/BacklogsPage').then((module) => module.BacklogsPage),
)

export const MailPage = lazyPart(() =>
  import('../features/mail/MailPage').then((module) => module.MailPage),
)

export const CalendarPage = lazyPart(() =>
  import('../features/calendar/CalendarPage').then((module) => module.CalendarPage),
)

export const ContactCardsPage = lazyPart(() =>
  import('../features/contacts/ContactCardsPage').then((module) => module.ContactCardsPage),
)

export const ContactListPage = lazyPart(() =>
  import('../features/contacts/ContactListPage').then((module) => module.ContactListPage),
)

export const ProductsPage = shopPart(() =>
  import('../features/shop/ProductsPage').then((module) => module.ProductsPage),
)

export const ProductDetailPage = shopPart(() =>
  import('../features/shop/ProductDetailPage').then((module) => module.ProductDetailPage),
)

export const ProductListPage = lazyPart(() =>
  import('../features/shop/ProductListPage').then((module) => module.ProductListPage),
)

export const CheckoutPage = shopPart(() =>
  import('../features/shop/CheckoutPage').then((module) => module.CheckoutPage),
)

import * as parts from './demoParts'
import { paths } from './paths'

/** The table of the demo sections' pages: each is loaded on demand, their texts with the first. */
export const demoPages = [
  { path: paths.socialProfileTab, Page: parts.SocialProfilePage },
  { path: paths.accountProfile1, Page: parts.IconTabsProfilePage },
  { path: paths.accountProfile2, Page: parts.StepsProfilePage },
  { path: paths.accountProfile3, Page: parts.TabsProfilePage },
  { path: paths.detailsCards, Page: parts.DetailsCardsPage },
  { path: paths.profileCards, Page: parts.ProfileCardsPage },
  { path: paths.simpleCards, Page: parts.SimpleCardsPage },
  { path: paths.userList1, Page: parts.UserTablePage },
  { path: paths.userList2, Page: parts.UserRowsPage },
  { path: paths.customers, Page: parts.CustomersPage },
  { path: paths.orders, Page: parts.OrdersPage },
  { path: paths.createInvoice, Page: parts.CreateInvoicePage },
  { path: paths.orderDetails, Page: parts.OrderDetailsPage },
  { path: paths.customerProducts, Page: parts.CustomerProductsPage },
  { path: paths.productReviews, Page: parts.ProductReviewsPage },
  { path: paths.chat, Page: parts.ChatPage },
  { path: paths.kanbanBoard, Page: parts.BoardPage },
  { path: paths.kanbanBacklogs, Page: parts.BacklogsPage },
  { path: paths.mail, Page: parts.MailPage },
  { path: paths.calendar, Page: parts.CalendarPage },
  { path: paths.contactCards, Page: parts.ContactCardsPage },
  { path: paths.contactList, Page: parts.ContactListPage },
  { path: paths.products, Page: parts.ProductsPage },
  { path: paths.productDetail, Page: parts.ProductDetailPage },
  { path: paths.productList, Page: parts.ProductListPage },
  { path: paths.checkout, Page: parts.CheckoutPage },
]

/** Addresses that lead on to the first page of a section. */
export const demoEntrances = [
  { from: paths.kanban, to: paths.kanbanBoard },
  { from: paths.socialProfile, to: `${paths.socialProfile}/posts` },
  { from: paths.productDetails, to: `${paths.productDetails}/default` },
]

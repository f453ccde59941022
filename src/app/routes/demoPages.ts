import * as parts from './demoParts'
import { memberPaths } from './memberPaths'

/** The table of the demo sections' pages: each is loaded on demand, their texts with the first. */
export const demoPages = [
  { path: memberPaths.socialProfileTab, Page: parts.SocialProfilePage },
  { path: memberPaths.accountProfile1, Page: parts.IconTabsProfilePage },
  { path: memberPaths.accountProfile2, Page: parts.StepsProfilePage },
  { path: memberPaths.accountProfile3, Page: parts.TabsProfilePage },
  { path: memberPaths.detailsCards, Page: parts.DetailsCardsPage },
  { path: memberPaths.profileCards, Page: parts.ProfileCardsPage },
  { path: memberPaths.simpleCards, Page: parts.SimpleCardsPage },
  { path: memberPaths.userList1, Page: parts.UserTablePage },
  { path: memberPaths.userList2, Page: parts.UserRowsPage },
  { path: memberPaths.customers, Page: parts.CustomersPage },
  { path: memberPaths.orders, Page: parts.OrdersPage },
  { path: memberPaths.createInvoice, Page: parts.CreateInvoicePage },
  { path: memberPaths.orderDetails, Page: parts.OrderDetailsPage },
  { path: memberPaths.customerProducts, Page: parts.CustomerProductsPage },
  { path: memberPaths.productReviews, Page: parts.ProductReviewsPage },
  { path: memberPaths.chat, Page: parts.ChatPage },
  { path: memberPaths.kanbanBoard, Page: parts.BoardPage },
  { path: memberPaths.kanbanBacklogs, Page: parts.BacklogsPage },
  { path: memberPaths.mail, Page: parts.MailPage },
  { path: memberPaths.calendar, Page: parts.CalendarPage },
  { path: memberPaths.contactCards, Page: parts.ContactCardsPage },
  { path: memberPaths.contactList, Page: parts.ContactListPage },
  { path: memberPaths.products, Page: parts.ProductsPage },
  { path: memberPaths.productDetail, Page: parts.ProductDetailPage },
  { path: memberPaths.productList, Page: parts.ProductListPage },
  { path: memberPaths.checkout, Page: parts.CheckoutPage },
]

/** Addresses that lead on to the first page of a section. */
export const demoEntrances = [
  { from: memberPaths.kanban, to: memberPaths.kanbanBoard },
  { from: memberPaths.socialProfile, to: `${memberPaths.socialProfile}/posts` },
  { from: memberPaths.productDetails, to: `${memberPaths.productDetails}/default` },
]

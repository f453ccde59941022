import { memberPaths } from '#lib/paths/member'

/** Placeholder shapes of a loading page. index.html draws the same shapes (`data-page`). */
export const skeletons = ['cards', 'form', 'list'] as const
export type Skeleton = (typeof skeletons)[number]

const forms: ReadonlySet<string> = new Set([
  memberPaths.deposit,
  memberPaths.sharedSlip,
  memberPaths.withdraw,
  memberPaths.code,
  memberPaths.bank,
  memberPaths.password,
  memberPaths.appLock,
  memberPaths.contact,
  memberPaths.createInvoice,
  memberPaths.checkout,
])

const lists: ReadonlySet<string> = new Set([
  memberPaths.history,
  memberPaths.statement,
  memberPaths.received,
  memberPaths.sessions,
  memberPaths.notifications,
  memberPaths.userList1,
  memberPaths.userList2,
  memberPaths.customers,
  memberPaths.orders,
  memberPaths.invoices,
  memberPaths.customerProducts,
  memberPaths.productReviews,
  memberPaths.chat,
  memberPaths.mail,
  memberPaths.contactList,
  memberPaths.productList,
  memberPaths.shopOrders,
])

/** @param path as returned by `plainPath` */
export function skeletonOf(path: string): Skeleton {
  if (forms.has(path)) return 'form'
  return lists.has(path) ? 'list' : 'cards'
}

/** Paths of the member area beyond the landing page: the player's pages and the demo sections. */
export const memberPaths = {
  wallet: '/wallet',
  deposit: '/wallet/deposit',
  depositDetail: '/wallet/deposit/:id',
  sharedSlip: '/wallet/shared',
  withdraw: '/wallet/withdraw',
  withdrawDetail: '/wallet/withdraw/:id',
  history: '/wallet/history',
  statement: '/wallet/statement',
  promotions: '/promotion',
  received: '/promotion/received',
  promotion: '/promotion/:PromotionID',
  rewards: '/rewards',
  code: '/rewards/code',
  cashback: '/rewards/cashback',
  wheel: '/rewards/wheel',
  invite: '/invite',
  games: '/games',
  play: '/games/play',
  account: '/account',
  bank: '/account/bank',
  limits: '/account/limits',
  password: '/account/password',
  appLock: '/account/app-lock',
  sessions: '/account/sessions',
  install: '/account/install',
  notifications: '/notifications',
  help: '/help',
  responsible: '/help/responsible',
  contact: '/help/contact',
  socialProfile: '/user/social-profile',
  socialProfileTab: '/user/social-profile/:tab',
  accountProfile1: '/user/account-profile/profile1',
  accountProfile2: '/user/account-profile/profile2',
  accountProfile3: '/user/account-profile/profile3',
  detailsCards: '/user/card/card1',
  profileCards: '/user/card/card2',
  simpleCards: '/user/card/card3',
  userList1: '/user/list/list1',
  userList2: '/user/list/list2',
  customers: '/customer/customer-list',
  orders: '/customer/order-list',
  invoices: '/customer/invoice-list',
  invoice: '/customer/invoice-list/:id',
  createInvoice: '/customer/create-invoice',
  orderDetails: '/customer/order-details',
  customerProducts: '/customer/product',
  productReviews: '/customer/product-review',
  chat: '/app/chat',
  kanban: '/app/kanban',
  kanbanBoard: '/app/kanban/board',
  kanbanBacklogs: '/app/kanban/backlogs',
  mail: '/app/mail',
  calendar: '/app/calendar',
  contactCards: '/app/contact/c-card',
  contactList: '/app/contact/c-list',
  products: '/e-commerce/products',
  productDetails: '/e-commerce/product-details',
  productDetail: '/e-commerce/product-details/:id',
  productList: '/e-commerce/product-list',
  checkout: '/e-commerce/checkout',
  shopOrders: '/e-commerce/orders',
} as const

/** Paths that redirect to the first page of a section. */
export const sectionRedirects = [
  { from: memberPaths.kanban, to: memberPaths.kanbanBoard },
  { from: memberPaths.socialProfile, to: `${memberPaths.socialProfile}/posts` },
  { from: memberPaths.productDetails, to: `${memberPaths.productDetails}/default` },
] as const

/** @returns the path of one record: its id replaces the parameter of `path` */
export function pathOf(path: string, id: string): string {
  return path.replace(/:\w+/, () => encodeURIComponent(id))
}

/** The page for a message to staff about one of the player's deposits or withdrawals. */
export function contactPath(kind: 'deposit' | 'withdraw', id: string): string {
  return `${memberPaths.contact}?${kind}=${encodeURIComponent(id)}`
}

/** The conversation with a person. */
export function chatPath(userId: string): string {
  return `${memberPaths.chat}?user=${encodeURIComponent(userId)}`
}

/** The page of an order of the shop, with its invoice and its delivery. */
export function orderPath(id: string): string {
  return `${memberPaths.orderDetails}?order=${encodeURIComponent(id)}`
}

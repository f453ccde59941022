/** Where this domain's pages are. */
export const customersPaths = {
  orders: '/customer/order-list',
  ordersOf: (name: string) => `/customer/order-list?q=${encodeURIComponent(name)}`,
  order: (id: string) => `/customer/order-details?order=${encodeURIComponent(id)}`,
} as const

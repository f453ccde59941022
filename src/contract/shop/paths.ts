/** The demo shop's calls. */
export const shopPaths = {
  products: '/api/products/list',
  filterProducts: '/api/products/filter',
  product: '/api/product/details',
  related: '/api/product/related',
  reviews: '/api/review/list',
  addresses: '/api/address/list',
  newAddress: '/api/address/new',
  editAddress: '/api/address/edit',
  /** Ours: `{ id }`. A cart that was to go there goes nowhere until another one is chosen. */
  removeAddress: '/api/address/delete',
  add: '/api/cart/add',
  remove: '/api/cart/remove',
  update: '/api/cart/update',
  billingAddress: '/api/cart/billing-address',
  discount: '/api/cart/discount',
  shippingCharge: '/api/cart/shipping-charge',
  paymentMethod: '/api/cart/payment-method',
  paymentCard: '/api/cart/payment-card',
  reset: '/api/cart/reset',
  /**
   * Ours, beyond the specification: GET, the whole cart as it is kept ({@link cartSchema}). The
   * specified calls answer only what they changed, which cannot tell two tabs, or a page that was
   * reopened after its data were reset, what holds now.
   */
  cart: '/api/cart/checkout',
  /** Ours: what a code would take off, without putting it in force ({@link discountSchema}). */
  discountWorth: '/api/cart/discount-worth',
  /** Ours: the cart becomes an order ({@link shopOrderSchema}) and is empty. */
  placeOrder: '/api/cart/order',
  /** Ours: GET, all orders, the newest first ({@link shopOrdersSchema}). */
  orders: '/api/cart/orders',
  /** Ours: {@link orderProgressSchema}, of an order of the shop. */
  orderProgress: '/api/cart/order/progress',
  /** Ours: `{ id }` of an order that has not been sent yet. */
  cancelOrder: '/api/cart/order/cancel',
} as const

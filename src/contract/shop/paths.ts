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
  /** Ours: `{ id }`. A cart with this address has none until another one is chosen. */
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
   * Ours, beyond the specification: GET, the whole cart as it is stored ({@link cartSchema}). The specified
   * calls answer only what they changed. Two tabs, or a page reopened after a reset, cannot derive the current
   * state from that.
   */
  cart: '/api/cart/checkout',
  /** Ours: the value of a discount code, without applying it ({@link discountSchema}). */
  discountWorth: '/api/cart/discount-worth',
  /** Ours: turns the cart into an order ({@link shopOrderSchema}) and empties it. */
  placeOrder: '/api/cart/order',
  /** Ours: GET, all orders, newest first ({@link shopOrdersSchema}). */
  orders: '/api/cart/orders',
  /** Ours: {@link orderProgressSchema}, for an order of the shop. */
  orderProgress: '/api/cart/order/progress',
  /** Ours: `{ id }` of an order that has not been shipped yet. */
  cancelOrder: '/api/cart/order/cancel',
} as const

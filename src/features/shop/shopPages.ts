/** Where this domain's pages are. */
export const shopPages = {
  products: '/e-commerce/products',
  product: (id: string) => `/e-commerce/product-details/${encodeURIComponent(id)}`,
  checkout: '/e-commerce/checkout',
} as const

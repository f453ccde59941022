import { api } from '#api/client/api'
import { fromDemo } from '#api/client/demo'
import type { ProductFilter } from '#contract/shop/filter'
import { shopPaths } from '#contract/shop/paths'
import {
  type ProductList,
  productListSchema,
  productSchema,
  productsSchema,
  type ReviewList,
  reviewListSchema,
} from '#contract/shop/product'

const products = fromDemo<ProductList, void>('Product', () => ({
  path: shopPaths.products,
  schema: productListSchema,
}))

const filteredProducts = fromDemo('Product', (filter: ProductFilter) => ({
  path: shopPaths.filterProducts,
  schema: productsSchema,
  body: { filter },
}))

const product = fromDemo('Product', (id: string) => ({
  path: shopPaths.product,
  schema: productSchema,
  body: { id },
}))

const relatedProducts = fromDemo('Product', (id: string) => ({
  path: shopPaths.related,
  schema: productsSchema,
  body: { id },
}))

const reviews = fromDemo<ReviewList, void>('Product', () => ({
  path: shopPaths.reviews,
  schema: reviewListSchema,
}))

/** What the demo shop sells. */
export const shopProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query(products),
    filteredProducts: build.query(filteredProducts),
    product: build.query(product),
    relatedProducts: build.query(relatedProducts),
    reviews: build.query(reviews),
  }),
})

export const {
  useProductsQuery,
  useFilteredProductsQuery,
  useProductQuery,
  useRelatedProductsQuery,
  useReviewsQuery,
} = shopProductsApi

import { api } from '#api/client/api'
import { demoQuery } from '#api/client/demo'
import { shopPaths } from '#contract/shop/paths'
import type { ProductFilter } from '#contract/shop/product'
import {
  type ProductList,
  productListSchema,
  productSchema,
  productsSchema,
  type ReviewList,
  reviewListSchema,
} from '#contract/shop/product'

const products = demoQuery<ProductList, void>('Product', () => ({
  path: shopPaths.products,
  schema: productListSchema,
}))

const filteredProducts = demoQuery('Product', (filter: ProductFilter) => ({
  path: shopPaths.filterProducts,
  schema: productsSchema,
  body: { filter },
}))

const product = demoQuery('Product', (id: string) => ({
  path: shopPaths.product,
  schema: productSchema,
  body: { id },
}))

const relatedProducts = demoQuery('Product', (id: string) => ({
  path: shopPaths.related,
  schema: productsSchema,
  body: { id },
}))

const reviews = demoQuery<ReviewList, void>('Product', () => ({
  path: shopPaths.reviews,
  schema: reviewListSchema,
}))

/** The products of the demo shop. */
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

import type { ProductFilter } from '../contract/shopFilter'
import { shopPaths } from '../contract/shopPaths'
import {
  type ProductList,
  productListSchema,
  productSchema,
  productsSchema,
  type ReviewList,
  reviewListSchema,
} from '../contract/shopProduct'
import { api } from './api'
import { fromDemo } from './demo'

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

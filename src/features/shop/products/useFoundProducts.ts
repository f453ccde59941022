import { type LoadState, loadState } from '#api/cache/loadState'
import type { ProductFilter } from '#contract/shop/filter'
import type { Product } from '#contract/shop/product'
import { useFilteredProductsQuery } from '../api/products'

/** The products that pass. While others are being found, those found before stay. */
export function useFoundProducts(filter: ProductFilter): LoadState<readonly Product[]> {
  const query = useFilteredProductsQuery(filter)
  const shown = query.isError ? query.currentData : query.data
  return loadState({ ...query, currentData: shown })
}

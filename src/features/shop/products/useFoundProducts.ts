import { type LoadState, loadState } from '../../../api/loadState'
import { useFilteredProductsQuery } from '../../../api/shopProducts'
import type { ProductFilter } from '../../../contract/shopFilter'
import type { Product } from '../../../contract/shopProduct'

/** The products that pass. While others are being found, those found before stay. */
export function useFoundProducts(filter: ProductFilter): LoadState<readonly Product[]> {
  const query = useFilteredProductsQuery(filter)
  const shown = query.isError ? query.currentData : query.data
  return loadState({ ...query, currentData: shown })
}

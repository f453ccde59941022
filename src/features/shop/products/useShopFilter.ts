import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ProductFilter } from '#contract/shop/filter'
import { clearedFilter, readFilter, writeFilter } from './filterAddress'

export interface ShopFilter {
  readonly filter: ProductFilter
  readonly change: (changes: Partial<ProductFilter>) => void
  /** Lets everything through; the order stays. */
  readonly reset: () => void
}

/** The filter of the address: a reload, a bookmark and the way back show the same products. */
export function useShopFilter(): ShopFilter {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  const edit = useCallback(
    (see: (filter: ProductFilter) => ProductFilter) =>
      setParams((current) => writeFilter(current, see(readFilter(current))), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  const change = useCallback(
    (changes: Partial<ProductFilter>) => edit((current) => ({ ...current, ...changes })),
    [edit],
  )
  const reset = useCallback(() => edit(clearedFilter), [edit])
  return { filter, change, reset }
}

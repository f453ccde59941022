import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  noFilter,
  type ProductFilter,
  shopCategories,
  shopColors,
  shopGenders,
  shopPrices,
  shopSorts,
} from '#contract/shop/product'
import { cut } from '#lib/text/graphemes'

export interface ShopFilter {
  readonly filter: ProductFilter
  readonly change: (changes: Partial<ProductFilter>) => void
  /** Removes all filters; the sort order stays. */
  readonly reset: () => void
}

/** The filter in the address, so that reload, bookmarks and Back show the same products. */
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

/** Minimum ratings to choose from. */
export const leastRatings = [4.5, 4, 3] as const

/** Parses `?q=cap&gender=kids&gender=unisex&price=0-500`. Invalid values are ignored. */
function readFilter(params: URLSearchParams): ProductFilter {
  const chosen = (name: string, known: readonly string[]) => {
    const named = params.getAll(name)
    return known.filter((one) => named.includes(one))
  }
  const rating = params.get('rating')
  return {
    search: cut(params.get('q') ?? '', 200),
    gender: chosen('gender', shopGenders),
    categories: chosen('category', shopCategories),
    colors: chosen('color', shopColors),
    price: shopPrices.find((one) => one === params.get('price')) ?? '',
    rating: leastRatings.find((one) => String(one) === rating) ?? 0,
    sort: shopSorts.find((one) => one === params.get('sort')) ?? '',
  }
}

/** The address with that filter; other parameters stay. */
function writeFilter(current: URLSearchParams, filter: ProductFilter): URLSearchParams {
  const next = new URLSearchParams(current)
  const write = (name: string, values: readonly string[]) => {
    next.delete(name)
    for (const value of values) if (value !== '') next.append(name, value)
  }
  write('q', [filter.search])
  write('gender', filter.gender)
  write('category', filter.categories)
  write('color', filter.colors)
  write('price', [filter.price])
  write('rating', filter.rating === 0 ? [] : [String(filter.rating)])
  write('sort', [filter.sort])
  return next
}

/** The empty filter with the current sort order. */
function clearedFilter({ sort }: ProductFilter): ProductFilter {
  return { ...noFilter, sort }
}

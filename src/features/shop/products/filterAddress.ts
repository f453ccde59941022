import { noFilter, type ProductFilter } from '#contract/shop/filter'
import {
  shopCategories,
  shopColors,
  shopGenders,
  shopPrices,
  shopSorts,
} from '#contract/shop/product'

/** Stars that one may ask for at least. */
export const leastRatings = [4.5, 4, 3] as const

/** `?q=cap&gender=kids&gender=unisex&price=0-500`. What the address says wrongly counts as not said. */
export function readFilter(params: URLSearchParams): ProductFilter {
  const chosen = (name: string, known: readonly string[]) => {
    const named = params.getAll(name)
    return known.filter((one) => named.includes(one))
  }
  const rating = params.get('rating')
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    gender: chosen('gender', shopGenders),
    categories: chosen('category', shopCategories),
    colors: chosen('color', shopColors),
    price: shopPrices.find((one) => one === params.get('price')) ?? '',
    rating: leastRatings.find((one) => String(one) === rating) ?? 0,
    sort: shopSorts.find((one) => one === params.get('sort')) ?? '',
  }
}

/** The address with that filter; what is not the filter's stays. */
export function writeFilter(current: URLSearchParams, filter: ProductFilter): URLSearchParams {
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

/** The filter that lets everything through, in the order chosen. */
export function clearedFilter({ sort }: ProductFilter): ProductFilter {
  return { ...noFilter, sort }
}

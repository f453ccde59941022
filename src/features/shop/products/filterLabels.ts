import type { ProductFilter } from '#contract/shop/product'
import {
  shopCategories,
  shopColors,
  shopGenders,
  shopPrices,
  shopSorts,
} from '#contract/shop/product'
import type { Formats } from '#ui/intl/useFormat'
import type { Text } from '#ui/intl/useText'
import { leastRatings } from './useShopFilter'

export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** The price above which there is no upper limit. */
const dearest = shopPrices.at(-1)

/** All filter options with their labels. */
export function filterLabels(text: Text, format: Formats) {
  const unit = text('money.unit')
  const priceLabel = (range: string) => {
    const [least = '0', most = '0'] = range.split('-').map((baht) => format.number(Number(baht)))
    if (range === dearest) return text('shop.products.price.from', { least, unit })
    if (range.startsWith('0-')) return text('shop.products.price.upTo', { most, unit })
    return text('shop.products.price.between', { least, most, unit })
  }
  return {
    gender: shopGenders.map((value) => ({ value, label: text(`shop.parts.gender.${value}`) })),
    categories: shopCategories.map((value) => ({
      value,
      label: text(`shop.parts.category.${value}`),
    })),
    colors: shopColors.map((value) => ({ value, label: text(`shop.parts.color.${value}`) })),
    price: shopPrices.map((value) => ({ value, label: priceLabel(value) })),
    rating: leastRatings.map((least) => ({
      value: String(least),
      label: text('shop.products.rating.from', { rating: format.number(least) }),
    })),
    sort: [
      { value: '', label: text('shop.products.sort.usual') },
      ...shopSorts.map((value) => ({ value, label: text(`shop.products.sort.${value}`) })),
    ],
  }
}

export type FilterLabels = ReturnType<typeof filterLabels>

/** An active filter, and the remaining filter without it. */
export interface ActiveFilter {
  readonly id: string
  readonly label: string
  readonly without: Partial<ProductFilter>
}

export function activeFilters(filter: ProductFilter, labels: FilterLabels, text: Text) {
  const active: ActiveFilter[] = []
  const { search, price, rating } = filter
  if (search.trim() !== '') {
    const label = text('shop.products.words', { words: search.trim() })
    active.push({ id: 'q', label, without: { search: '' } })
  }
  for (const part of ['gender', 'categories', 'colors'] as const) {
    for (const { value, label } of labels[part]) {
      if (!filter[part].includes(value)) continue
      const without = { [part]: filter[part].filter((one) => one !== value) }
      active.push({ id: `${part}-${value}`, label, without })
    }
  }
  for (const { value, label } of labels.price) {
    if (value === price) active.push({ id: 'price', label, without: { price: '' } })
  }
  for (const { value, label } of labels.rating) {
    if (Number(value) === rating) active.push({ id: 'rating', label, without: { rating: 0 } })
  }
  return active
}

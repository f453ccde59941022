import { type Product, shopCategories } from '#contract/shop/product'
import type { Text } from '#ui/intl/useText'
import type { TableFilter } from '#ui/table/column'

export function productFilters(text: Text): TableFilter<Product>[] {
  return [
    {
      id: 'category',
      label: text('shop.list.category'),
      options: shopCategories.map((value) => ({
        value,
        label: text(`shop.parts.category.${value}`),
      })),
      accepts: ({ categories }, value) => categories.includes(value),
    },
    {
      id: 'stock',
      label: text('shop.list.stock'),
      options: [
        { value: 'in', label: text('shop.parts.inStock') },
        { value: 'out', label: text('shop.parts.soldOut') },
      ],
      accepts: ({ isStock }, value) => isStock === (value === 'in'),
    },
  ]
}

import type { SoldProduct } from '#contract/customers/customers'
import type { TableFilter } from '#ui/table/column'

/** The categories that there are. */
export function categoryFilter(
  products: readonly SoldProduct[],
  label: string,
): TableFilter<SoldProduct> {
  const categories = [...new Set(products.map(({ category }) => category))]
  return {
    id: 'category',
    label,
    options: categories

      .toSorted((one, other) => one.localeCompare(other))
      .map((category) => ({ value: category, label: category })),
    accepts: ({ category }, value) => category === value,
  }
}

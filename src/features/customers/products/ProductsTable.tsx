import { useMemo } from 'react'
import type { SoldProduct } from '#contract/customers/customers'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { DataTable } from '#ui/table/DataTable'
import { useTableState } from '#ui/table/useTableState'
import { newestFirst } from '../lists/columns'
import { categoryFilter } from './categoryFilter'
import { productColumns } from './productColumns'
import { RemoveProduct } from './RemoveProduct'
import { RemoveProducts } from './RemoveProducts'

interface ProductsTableProps {
  products: readonly SoldProduct[]
}

export function ProductsTable({ products }: ProductsTableProps) {
  const text = useText()
  const format = useFormat()
  const state = useTableState()
  const filters = useMemo(
    () => [categoryFilter(products, text('customers.category'))],
    [products, text],
  )
  const columns = useMemo(() => productColumns(text, format), [text, format])
  return (
    <DataTable
      label={text('customers.products.title')}
      rows={products}
      columns={columns}
      filters={filters}
      state={state}
      defaultSort={newestFirst}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      csvName="products"
      emptyMessage={text('customers.products.none')}
      bulkActions={bulkActions}
      rowActions={rowActions}
    />
  )
}

const bulkActions = (selected: readonly SoldProduct[], clear: () => void) => (
  <RemoveProducts products={selected} onDone={clear} />
)

const rowActions = (product: SoldProduct) => <RemoveProduct product={product} />

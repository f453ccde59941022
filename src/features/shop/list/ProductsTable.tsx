import { useMemo } from 'react'
import type { Product } from '#contract/shop/product'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { DataTable } from '#ui/table/DataTable'
import { useTableState } from '#ui/table/useTableState'
import { productColumns } from './productColumns'
import { productFilters } from './productFilters'

interface ProductsTableProps {
  products: readonly Product[]
}

export function ProductsTable({ products }: ProductsTableProps) {
  const text = useText()
  const format = useFormat()
  const state = useTableState()
  const columns = useMemo(() => productColumns(text, format), [text, format])
  const filters = useMemo(() => productFilters(text), [text])
  return (
    <DataTable
      label={text('shop.list.title')}
      rows={products}
      columns={columns}
      filters={filters}
      state={state}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      selectable
      csvName="shop-products"
      emptyMessage={text('shop.products.empty')}
    />
  )
}

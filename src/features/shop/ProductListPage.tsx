import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import { type Product, shopCategories } from '#contract/shop/product'
import { type Text, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/Note'
import { DataTable } from '#ui/table/DataTable'
import { type TableFilter, useTableState } from '#ui/table/useTableState'
import { useDemoFormat } from '#ui/time/demoClock'
import { useProductsQuery } from './api/products'
import { productColumns } from './list/productColumns'

/** The demo shop's products as a table. */
export function ProductListPage() {
  const text = useText()
  return (
    <Page title={text('shop.list.title')}>
      <LoadArea state={loadState(useProductsQuery())}>
        {({ products, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <ProductsTable products={products} />
          </>
        )}
      </LoadArea>
    </Page>
  )
}

interface ProductsTableProps {
  products: readonly Product[]
}

function ProductsTable({ products }: ProductsTableProps) {
  const text = useText()
  const format = useDemoFormat()
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

function productFilters(text: Text): TableFilter<Product>[] {
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

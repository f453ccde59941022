import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { loadState } from '#api/cache/loadState'
import type { SoldProduct } from '#contract/customers/customers'
import { PlusIcon } from '#ui/icons/actions'
import { type Text, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/Note'
import { DataTable } from '#ui/table/DataTable'
import { type Column, type TableFilter, useTableState } from '#ui/table/useTableState'
import { type DemoFormats, useDemoFormat } from '#ui/time/demoClock'
import { useSoldProductsQuery } from './api/customers'
import { countColumn, dateColumn, moneyColumn, newestFirst, sampleColumn } from './lists/columns'
import { RemoveProduct, RemoveProducts } from './products/RemoveProducts'

const AddProductDialog = lazyOverlay(
  () => import('./products/AddProductDialog').then((module) => module.AddProductDialog),
  ({ onClose }) => onClose,
)

export function CustomerProductsPage() {
  const text = useText()
  const [adding, setAdding] = useState(false)
  const addButton = (
    <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={() => setAdding(true)}>
      {text('customers.products.add')}
    </Button>
  )
  return (
    <Page title={text('customers.products.title')} actions={addButton}>
      <LoadArea state={loadState(useSoldProductsQuery())}>
        {({ products, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <ProductsTable products={products} />
          </>
        )}
      </LoadArea>
      {adding && <AddProductDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

interface ProductsTableProps {
  products: readonly SoldProduct[]
}

function ProductsTable({ products }: ProductsTableProps) {
  const text = useText()
  const format = useDemoFormat()
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

/** Filter with the categories of the products. */
function categoryFilter(products: readonly SoldProduct[], label: string): TableFilter<SoldProduct> {
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

function productColumns(text: Text, format: DemoFormats): Column<SoldProduct>[] {
  return [
    sampleColumn({ id: 'name', header: text('customers.product') }, ({ name }) => name),
    sampleColumn({ id: 'category', header: text('customers.category') }, (one) => one.category),
    moneyColumn({ id: 'price', header: text('customers.price') }, ({ price }) => price),
    countColumn({ id: 'qty', header: text('customers.inStock') }, ({ qty }) => qty, format),
    dateColumn({ id: 'date', header: text('customers.added') }, ({ date }) => date, format),
  ]
}

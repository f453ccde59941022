import { loadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/SkippedNote'
import { TableSkeleton } from '#ui/table/TableSkeleton'
import { useProductsQuery } from './api/products'
import { ProductsTable } from './list/ProductsTable'

/** What the demo shop sells, as a table. */
export function ProductListPage() {
  const text = useText()
  return (
    <Page title={text('shop.list.title')}>
      <LoadArea state={loadState(useProductsQuery())} skeleton={<TableSkeleton />}>
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

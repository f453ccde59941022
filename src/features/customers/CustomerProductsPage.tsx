import Button from '@mui/material/Button'
import { useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { lazyCover } from '#ui/cover/lazyCover'
import { PlusIcon } from '#ui/icons/PlusIcon'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/SkippedNote'
import { TableSkeleton } from '#ui/table/TableSkeleton'
import { useSoldProductsQuery } from './api/customers'
import { ProductsTable } from './products/ProductsTable'

const AddProductDialog = lazyCover(
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
      <LoadArea state={loadState(useSoldProductsQuery())} skeleton={<TableSkeleton />}>
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

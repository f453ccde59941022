import { loadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/SkippedNote'
import { TableSkeleton } from '#ui/table/TableSkeleton'
import { useOrdersQuery } from './api/customers'
import { OrdersTable } from './lists/OrdersTable'

export function OrdersPage() {
  const text = useText()
  return (
    <Page title={text('customers.orders.title')}>
      <LoadArea state={loadState(useOrdersQuery())} skeleton={<TableSkeleton />}>
        {({ orders, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <OrdersTable orders={orders} />
          </>
        )}
      </LoadArea>
    </Page>
  )
}

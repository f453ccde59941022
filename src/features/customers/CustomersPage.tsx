import { loadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/SkippedNote'
import { TableSkeleton } from '#ui/table/TableSkeleton'
import { useCustomersQuery } from './api/customers'
import { CustomersTable } from './lists/CustomersTable'

export function CustomersPage() {
  const text = useText()
  return (
    <Page title={text('customers.list.title')}>
      <LoadArea state={loadState(useCustomersQuery())} skeleton={<TableSkeleton />}>
        {({ customers, skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <CustomersTable customers={customers} />
          </>
        )}
      </LoadArea>
    </Page>
  )
}

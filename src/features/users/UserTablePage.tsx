import { loadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { TableSkeleton } from '#ui/table/TableSkeleton'
import { useUserTableQuery } from './api/users'
import { UserTable } from './lists/UserTable'

/** Everybody in one table. */
export function UserTablePage() {
  const text = useText()
  return (
    <Page title={text('users.tableTitle')}>
      <LoadArea state={loadState(useUserTableQuery())} skeleton={<TableSkeleton />}>
        {({ people, skipped }) => <UserTable people={people} skipped={skipped} />}
      </LoadArea>
    </Page>
  )
}

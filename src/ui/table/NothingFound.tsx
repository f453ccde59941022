import Button from '@mui/material/Button'
import { SearchIcon } from '../icons/menu'
import { useText } from '../intl/useText'
import { EmptyState } from '../state/Note'
import type { TableFilter, TableState } from './useTableState'

interface NothingFoundProps<Row> {
  state: TableState
  filters: readonly TableFilter<Row>[]
}

/** Shown if search and filters exclude all rows. */
export function NothingFound<Row>({ state, filters }: NothingFoundProps<Row>) {
  const text = useText()
  const noFilters = Object.fromEntries(filters.map(({ id }) => [id, '']))
  return (
    <EmptyState
      icon={<SearchIcon size={32} />}
      title={text('table.nothingFound')}
      message={text('table.nothingFoundHint')}
      action={
        <Button variant="outlined" onClick={() => state.change({ search: '', filters: noFilters })}>
          {text('table.clearFilters')}
        </Button>
      }
    />
  )
}

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { clockNow } from '#lib/device/clock'
import { download } from '#lib/files/download'
import { DownloadIcon, PrintIcon } from '../icons/actions'
import { useText } from '../intl/useText'
import { FilterChoice } from './FilterChoice'
import { SearchBox } from './SearchBox'
import { SortChoice } from './SortChoice'
import { tableCsv, tableFileName } from './tableCsv'
import type { Column, TableFilter, TableSort, TableState } from './useTableState'

interface ToolbarProps<Row> {
  columns: readonly Column<Row>[]
  filters: readonly TableFilter<Row>[]
  searchable: boolean
  state: TableState
  sort: TableSort | null
  /** Whether rows are cards, which have no headings to sort by. If so, the toolbar has a sort choice. */
  onPhone: boolean
  /** The rows to export and print. */
  taken: () => readonly Row[]
  csvName: string | undefined
  actions: ReactNode
}

/** Search, filters and actions above the rows. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { columns, filters, searchable, state, sort, onPhone, taken, csvName, actions } = props
  const text = useText()
  return (
    <Bar>
      {searchable && (
        <SearchBox value={state.search} onChange={(search) => state.change({ search })} />
      )}
      {filters.map((filter) => (
        <FilterChoice
          key={filter.id}
          label={filter.label}
          value={state.filterOf(filter.id)}
          options={[{ value: '', label: text('table.any') }, ...filter.options]}
          onChange={(value) => state.change({ filters: { [filter.id]: value } })}
        />
      ))}
      {onPhone && (
        <SortChoice columns={columns} sort={sort} onSort={(next) => state.change({ sort: next })} />
      )}
      <Buttons>
        {csvName !== undefined && (
          <Button
            startIcon={<DownloadIcon size={18} />}
            onClick={() =>
              download(
                tableCsv(columns, taken()),
                tableFileName(csvName, clockNow()),
                'text/csv;charset=utf-8',
              )
            }
          >
            {text('table.csv')}
          </Button>
        )}
        <Button startIcon={<PrintIcon size={18} />} onClick={() => print()}>
          {text('table.print')}
        </Button>
        {actions}
      </Buttons>
    </Bar>
  )
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 12,
})

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInlineStart: 'auto',
})

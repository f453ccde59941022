import { styled } from '@mui/material/styles'
import { BusyIconButton } from '../form/BusyButton'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/controls'
import { useText } from '../intl/useText'
import { FilterChoice } from './FilterChoice'
import type { Column, TableSort } from './useTableState'

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[]
  sort: TableSort | null
  onSort: (sort: TableSort | null) => void
}

/** Sorting for cards, which have no column headings. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const text = useText()
  const descending = sort?.descending ?? false
  const options = columns
    .filter(({ sortable }) => sortable ?? true)
    .map(({ id, header }) => ({ value: id, label: header }))
  const chosen = options.find(({ value }) => value === sort?.by)
  return (
    <Pair>
      <FilterChoice
        label={text('table.sortBy')}
        value={chosen?.value ?? ''}
        options={[{ value: '', label: text('table.unsorted') }, ...options]}
        onChange={(by) => onSort(by === '' ? null : { by, descending })}
      />
      <BusyIconButton
        disabled={chosen === undefined}
        aria-label={text(descending ? 'table.toAscending' : 'table.toDescending')}
        onClick={() => chosen && onSort({ by: chosen.value, descending: !descending })}
      >
        {descending ? <ArrowDownIcon size={20} /> : <ArrowUpIcon size={20} />}
      </BusyIconButton>
    </Pair>
  )
}

const Pair = styled('div')({ flex: '1 1 10rem', display: 'flex', alignItems: 'center', gap: 4 })

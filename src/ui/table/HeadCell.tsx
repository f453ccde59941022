import { styled } from '@mui/material/styles'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/controls'
import type { Column, TableSort } from './useTableState'

interface HeadCellProps<Row> {
  column: Column<Row>
  sort: TableSort | null
  onSort: (sort: TableSort) => void
}

/** Column heading. A press sorts by the column, another press reverses the order. */
export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { id, header, sortable = true, align, hideBelow, width } = column
  const direction = sort?.by === id ? directionOf(sort) : undefined
  const Arrow = direction === 'descending' ? ArrowDownIcon : ArrowUpIcon
  return (
    <th
      scope="col"
      aria-sort={direction}
      data-align={align}
      data-below={hideBelow}
      style={width === undefined ? undefined : { width }}
    >
      {sortable ? (
        <SortButton
          type="button"
          data-sorted={direction !== undefined}
          onClick={() => onSort({ by: id, descending: direction === 'ascending' })}
        >
          {header}
          <Arrow size={14} />
        </SortButton>
      ) : (
        <bdi>{header}</bdi>
      )}
    </th>
  )
}

type Direction = 'ascending' | 'descending'

function directionOf({ descending }: TableSort): Direction {
  return descending ? 'descending' : 'ascending'
}

const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  padding: 0,
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  textAlign: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  // In a right-aligned column the text is above the figures, not the arrow.
  '[data-align="end"] > &': { flexDirection: 'row-reverse' },
  svg: { flexShrink: 0, visibility: 'hidden' },
  '&:hover svg, &:focus-visible svg': { visibility: 'visible', opacity: 0.6 },
  '&[data-sorted="true"]': { color: theme.palette.text.primary },
  '&[data-sorted="true"] svg': { visibility: 'visible', opacity: 1 },
  '@media (pointer: coarse)': { minHeight: 44 },
}))

import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import type { Deposit } from '../sample/deposits'

const columns: readonly { key: SortKey; label: string }[] = [
  { key: 'id', label: 'Number' },
  { key: 'member', label: 'Member' },
  { key: 'amount', label: 'Amount (baht)' },
]

interface EnhancedHeadProps {
  sorting: Sorting
  onSort: (by: SortKey) => void
  /** Number of selected rows, and of all rows. */
  selected: number
  total: number
  onSelectAll: (isOn: boolean) => void
}

export function EnhancedHead({ sorting, onSort, selected, total, onSelectAll }: EnhancedHeadProps) {
  const direction = sorting.isDescending ? 'desc' : 'asc'
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <Checkbox
            checked={selected === total}
            indeterminate={selected > 0 && selected < total}
            slotProps={{ input: { 'aria-label': 'All deposits' } }}
            onChange={(_, isOn) => onSelectAll(isOn)}
          />
        </TableCell>
        {columns.map(({ key, label }) => (
          <TableCell
            key={key}
            align={key === 'amount' ? 'right' : 'left'}
            sortDirection={sorting.by === key ? direction : false}
          >
            <TableSortLabel
              active={sorting.by === key}
              direction={sorting.by === key ? direction : 'asc'}
              sx={{ [touchMedia]: { minHeight: touchTarget } }}
              onClick={() => onSort(key)}
            >
              {label}
            </TableSortLabel>
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  )
}

type SortKey = 'id' | 'member' | 'amount'

export interface Sorting {
  by: SortKey
  isDescending: boolean
}

/** A new list sorted by one column; equal rows keep their order. */
export function sorted(rows: readonly Deposit[], { by, isDescending }: Sorting): Deposit[] {
  const order = isDescending ? -1 : 1
  return rows.toSorted((first, second) => {
    const [one, other] = [first[by], second[by]]
    return (one < other ? -1 : one > other ? 1 : 0) * order
  })
}

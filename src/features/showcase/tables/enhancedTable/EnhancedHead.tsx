import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { Sorting, SortKey } from './sorting'

const columns: readonly { key: SortKey; label: string }[] = [
  { key: 'id', label: 'Number' },
  { key: 'member', label: 'Member' },
  { key: 'amount', label: 'Amount (baht)' },
]

interface EnhancedHeadProps {
  sorting: Sorting
  onSort: (by: SortKey) => void
  /** How many rows are ticked, of how many. */
  ticked: number
  total: number
  onTickAll: (isOn: boolean) => void
}

export function EnhancedHead({ sorting, onSort, ticked, total, onTickAll }: EnhancedHeadProps) {
  const direction = sorting.isDescending ? 'desc' : 'asc'
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <Checkbox
            checked={ticked === total}
            indeterminate={ticked > 0 && ticked < total}
            slotProps={{ input: { 'aria-label': 'All deposits' } }}
            onChange={(_, isOn) => onTickAll(isOn)}
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

import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import {
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridApi,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnDefinitionsSelector,
} from '@mui/x-data-grid'
import type { RefObject } from 'react'
import { usePrinting } from '#ui/print/usePrinting'

interface GridOnPaperProps {
  grid: RefObject<GridApi | null>
}

/** All filtered rows as a plain table for print: the grid only renders visible rows. */
export function GridOnPaper({ grid }: GridOnPaperProps) {
  const isPrinting = usePrinting()
  const { current } = grid
  if (!isPrinting || current === null) return null
  const columns = gridVisibleColumnDefinitionsSelector(grid).filter(
    ({ field }) => field !== GRID_CHECKBOX_SELECTION_FIELD,
  )
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map(({ field, headerName, headerAlign }) => (
            <TableCell key={field} align={headerAlign}>
              {headerName}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {gridFilteredSortedRowIdsSelector(grid).map((id) => (
          <TableRow key={id}>
            {columns.map(({ field, align }) => (
              <TableCell key={field} align={align}>
                {wordsOf(current.getCellParams(id, field))}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function wordsOf({ value, formattedValue }: ReturnType<GridApi['getCellParams']>): string {
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return typeof formattedValue === 'string' ? formattedValue : ''
}

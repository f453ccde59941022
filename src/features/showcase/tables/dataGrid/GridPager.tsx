import Box from '@mui/material/Box'
import type { GridSlotProps } from '@mui/x-data-grid'
import { useText } from '#ui/intl/useText'
import { TablePagination } from '#ui/table/TablePagination'

/** The pagination of this app's tables instead of the grid's own. */
export function GridPager({
  count,
  page,
  rowsPerPage,
  onPageChange,
  onRowsPerPageChange,
}: GridSlotProps['basePagination']) {
  const text = useText()
  return (
    <Box sx={{ flexGrow: 1 }}>
      <TablePagination
        label={text('table.pages', { table: text('shell.menu.tableData') })}
        // The grid counts pages from 0.
        page={page + 1}
        pageCount={Math.max(1, Math.ceil(count / rowsPerPage))}
        size={rowsPerPage}
        count={count}
        onChange={(changes) => {
          if (changes.page !== undefined) onPageChange(null, changes.page - 1)
          if (changes.size !== undefined) onRowsPerPageChange?.(changes.size)
        }}
      />
    </Box>
  )
}

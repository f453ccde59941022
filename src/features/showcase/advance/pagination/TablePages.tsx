import TablePagination from '@mui/material/TablePagination'
import { useState } from 'react'

/** As it stands below tables: rows a page, and which rows these are. */
export function TablePages() {
  const [page, setPage] = useState(0)
  const [rows, setRows] = useState(10)
  return (
    <TablePagination
      component="div"
      count={57}
      page={page}
      rowsPerPage={rows}
      // On a phone it takes two lines: what does not fit would be out of sight.
      sx={{
        '& .MuiTablePagination-spacer': { display: 'none' },
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 0 },
      }}
      onPageChange={(_, next) => setPage(next)}
      onRowsPerPageChange={(event) => {
        setRows(Number(event.target.value))
        setPage(0)
      }}
    />
  )
}

import Box from '@mui/material/Box'
import TablePagination from '@mui/material/TablePagination'
import { useState } from 'react'

/** As it stands below tables: rows a page, and which rows these are. */
export function TablePages() {
  const [page, setPage] = useState(0)
  const [rows, setRows] = useState(10)
  return (
    <Box sx={{ overflowX: 'auto' }} component="section" tabIndex={0} aria-label="Pages of a table">
      <TablePagination
        component="div"
        count={57}
        page={page}
        rowsPerPage={rows}
        onPageChange={(_, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setRows(Number(event.target.value))
          setPage(0)
        }}
      />
    </Box>
  )
}

import Pagination from '@mui/material/Pagination'
import { useState } from 'react'

/** Many pages: the one that is open, buttons to both ends, and dots for the rest. */
export function LongPagination() {
  const [page, setPage] = useState(60)
  return (
    <Pagination
      count={120}
      page={page}
      siblingCount={0}
      boundaryCount={0}
      showFirstButton
      showLastButton
      aria-label="Pages of the archive"
      sx={{ '& .MuiPaginationItem-root': { mx: { xs: 0, sm: '3px' } } }}
      onChange={(_, next) => setPage(next)}
    />
  )
}

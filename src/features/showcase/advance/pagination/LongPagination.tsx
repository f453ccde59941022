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
      sx={{
        '& .MuiPaginationItem-root': { mx: { xs: 0, sm: '3px' } },
        // The narrowest phone has no room for what cannot be pressed beside what can, in one line.
        '@media (max-width: 359.95px)': { '& .MuiPaginationItem-ellipsis': { display: 'none' } },
      }}
      onChange={(_, next) => setPage(next)}
    />
  )
}

import Pagination from '@mui/material/Pagination'
import { useState } from 'react'

/** Many pages: the ends, the neighbours, and dots for the rest. */
export function LongPagination() {
  const [page, setPage] = useState(60)
  return (
    <Pagination
      count={120}
      page={page}
      siblingCount={0}
      showFirstButton
      showLastButton
      aria-label="Pages of the archive"
      onChange={(_, next) => setPage(next)}
    />
  )
}

import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { Link, useSearchParams } from 'react-router-dom'

/** Each page is a link: it can be opened in a new tab, and the back button works. */
export function LinkedPages() {
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? '1') || 1
  return (
    <Pagination
      count={6}
      siblingCount={0}
      boundaryCount={0}
      page={Math.min(6, Math.max(1, page))}
      aria-label="Pages in the address"
      renderItem={(item) => (
        <PaginationItem
          {...item}
          component={Link}
          to={item.page === 1 ? '?' : `?page=${item.page}`}
        />
      )}
    />
  )
}

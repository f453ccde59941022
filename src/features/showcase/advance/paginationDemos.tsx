import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import Stack from '@mui/material/Stack'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { baht } from '../demo/englishNumbers'

const variants = [
  { name: 'Plain', variant: 'text', shape: 'circular' },
  { name: 'Outlined', variant: 'outlined', shape: 'circular' },
  { name: 'Rounded', variant: 'outlined', shape: 'rounded' },
] as const

/** In one line on the narrowest phone too. */
const sx = { '& .MuiPaginationItem-root': { mx: { xs: 0, sm: '3px' } } }

/** Three variants, one page: they move together. */
export function PaginationVariants() {
  const [page, setPage] = useState(1)
  return (
    <Stack spacing={2}>
      {variants.map(({ name, variant, shape }) => (
        <Pagination
          key={name}
          count={8}
          page={page}
          siblingCount={0}
          boundaryCount={0}
          sx={sx}
          variant={variant}
          shape={shape}
          color="primary"
          aria-label={`Pages, ${name}`}
          onChange={(_, next) => setPage(next)}
        />
      ))}
    </Stack>
  )
}

const deposits = Array.from({ length: 14 }, (_, index) => ({
  id: `D${1_014 - index}`,
  text: `${baht((index + 1) * 100)} baht`,
}))
const size = 4

/** The list above, the pages below; what is shown is said. */
export function PagedList() {
  const [page, setPage] = useState(1)
  const first = (page - 1) * size
  const shown = deposits.slice(first, first + size)
  return (
    <>
      <Typography component="output" sx={{ display: 'block', color: 'text.secondary' }}>
        Deposits {first + 1} to {first + shown.length} of {deposits.length}
      </Typography>
      <List dense sx={{ minHeight: 240 }}>
        {shown.map(({ id, text }) => (
          <ListItem key={id} disableGutters>
            <ListItemText primary={text} secondary={id} />
          </ListItem>
        ))}
      </List>
      <Pagination
        count={Math.ceil(deposits.length / size)}
        page={page}
        // In one line on the narrowest phone too.
        siblingCount={0}
        boundaryCount={0}
        aria-label="Pages of deposits"
        onChange={(_, next) => setPage(next)}
      />
    </>
  )
}

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

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

/** Fits on one line of the narrowest phone. */
const sx = { '& .MuiPaginationItem-root': { mx: { xs: 0, sm: '3px' } } }

/** Three variants of one page number: they change together. */
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

/** The list is above its pagination; the displayed range is announced. */
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
        // Fits on one line of the narrowest phone.
        siblingCount={0}
        boundaryCount={0}
        aria-label="Pages of deposits"
        onChange={(_, next) => setPage(next)}
      />
    </>
  )
}

/** For many pages: the current one, buttons to both ends, and an ellipsis for the rest. */
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
        // The narrowest phone has no space for the ellipsis beside the buttons.
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

/** As below tables: rows per page, and the displayed range. */
export function TablePages() {
  const [page, setPage] = useState(0)
  const [rows, setRows] = useState(10)
  return (
    <TablePagination
      component="div"
      count={57}
      page={page}
      rowsPerPage={rows}
      // Wraps on phones, where overflowing controls would be out of sight.
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

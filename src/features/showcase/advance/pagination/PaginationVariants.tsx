import Pagination from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import { useState } from 'react'

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

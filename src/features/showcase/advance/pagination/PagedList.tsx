import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { baht } from '../../demo/baht'

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

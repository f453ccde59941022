import Box from '@mui/material/Box'
import { ColumnForm } from './ColumnForm'

/** Short lines: as wide as the answers that are expected. */
export function OneColumn() {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <ColumnForm most={1} />
    </Box>
  )
}

import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'

/** What fills a cell, so that it can be seen. */
export function Tile({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ p: 1.5, textAlign: 'center', overflowWrap: 'anywhere' }}>
      {children}
    </Paper>
  )
}

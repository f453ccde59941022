import type { Theme } from '@mui/material/styles'

/** Cards of one size in rows: two on a phone, one with large letters, elsewhere as many as fit. */
export function gameGrid(theme: Theme) {
  return {
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap', '& > *': { width: 188 } },
  } as const
}

/** Pixels of a card at least. */
export const gameCardHeight = 240

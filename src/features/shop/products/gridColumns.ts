import type { CSSObject, Theme } from '@mui/material/styles'

/** As many cards beside each other as there is room for; two on phones, one on the narrowest. */
export function gridColumns({ theme }: { theme: Theme }): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: 16,
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      gap: 12,
    },
  }
}

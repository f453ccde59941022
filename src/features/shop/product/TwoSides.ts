import { styled } from '@mui/material/styles'

/** The pictures, and beside them (below, on phones) what is to know and to choose. */
export const TwoSides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 32 },
}))

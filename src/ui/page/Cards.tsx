import { styled } from '@mui/material/styles'

/** Cards in one column on phones, in two of about the same width where there is room. */
export const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** Cards of one column, under each other. */
export const CardColumn = styled('div')({ display: 'grid', gap: 16, minWidth: 0 })

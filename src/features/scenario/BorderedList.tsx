import { styled } from '@mui/material/styles'

/** List of the panel in a border, with a line between the rows. */
export const BorderedList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '& > li': { padding: '8px 12px' },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}))

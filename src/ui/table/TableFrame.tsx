import { styled } from '@mui/material/styles'

/** Around a table. */
export const TableFrame = styled('section')(({ theme }) => ({
  minWidth: 0,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

/** Names the table. The page's heading says it on the screen; on paper it is the title. */
export const TableCaption = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  '@media print': { margin: '0 0 12px !important' },
  '@media screen': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}))

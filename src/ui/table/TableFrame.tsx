import { styled } from '@mui/material/styles'
import { pageCardGround } from '../appearance/grounds'
import { toastRoom } from '../appearance/sizes'

/** Frame of a table. */
export const TableFrame = styled('section')(({ theme }) => ({
  minWidth: 0,
  ...pageCardGround(theme),
  '@media screen': { '&:last-child': { marginBottom: toastRoom } },
}))

/** Names the table. Visually hidden on screen, where the page's heading names it; on paper it is the title. */
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

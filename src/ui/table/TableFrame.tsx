import { styled } from '@mui/material/styles'
import { cardGround } from '../appearance/grounds'
import { toastRoom } from '../appearance/sizes'

/** Around a table. */
export const TableFrame = styled('section')(({ theme }) => ({
  minWidth: 0,
  ...cardGround(theme),
  '@media screen': { '&:last-child': { marginBottom: toastRoom } },
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

import { styled } from '@mui/material/styles'

/** The words beside a tool's icon: on phones there is room for the icon only, and these are for screen readers. */
export const ToolLabel = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}))

import { styled } from '@mui/material/styles'
import { RestOfScreen } from '#ui/page/RestOfScreen'

/** Frame of the panes: one at a time on phones, all side by side in wide windows. */
export const Frame = styled(RestOfScreen)({ display: 'flex', '& > [hidden]': { display: 'none' } })

/** The list of people. */
export const Side = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 0 320px',
  minWidth: 0,
  minHeight: 0,
  [theme.breakpoints.down('md')]: { flex: 1 },
  [theme.breakpoints.up('md')]: { borderInlineEnd: `1px solid ${theme.palette.divider}` },
}))

/** The conversation or its replacement. */
export const Middle = styled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 0,
})
